"""How numba compiles a kernel, and how that is written into a file: numba's private parts, all of them here.

A kernel holds integers and columns alone, and owns no memory. So most of numba's steps have nothing to do for it, and
what it calls is compiled no further than it takes to be a part of the kernel that is run: once, with all of it in one
place. Where a release of numba has not these parts, kernels are compiled its ordinary way, which takes longer.
"""

import gc
import io
import operator
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

types: Any = import_module("numba.core.types")
functions: Any = import_module("numba.core.types.functions")
compiler: Any = import_module("numba.core.compiler")
machinery: Any = import_module("numba.core.compiler_machinery")
untyped: Any = import_module("numba.core.untyped_passes")
typed: Any = import_module("numba.core.typed_passes")
codegen: Any = import_module("numba.core.codegen")
serialize: Any = import_module("numba.core.serialize")
target: Any = import_module("numba.core.registry").cpu_target
make_function: Any = import_module("numba._dynfunc").make_function
llvm: Any = import_module("llvmlite.binding")

OPERATORS = frozenset(
    getattr(operator, name)
    for name in (
        *("add", "sub", "mul", "floordiv", "mod", "neg", "pos", "invert", "not_", "truth"),
        *("and_", "or_", "xor", "lshift", "rshift", "lt", "le", "gt", "ge", "eq", "ne", "getitem", "setitem"),
        *("iadd", "isub", "imul", "ifloordiv", "imod", "iand", "ior", "ixor", "ilshift", "irshift"),
    )
)
"""Operators whose types are found once for the same types of integers, columns and rows."""

FUNCTION_TYPE = functions.BaseFunction

_NAMED = frozenset(
    {
        ("builtins", "object"),
        ("copyreg", "_reconstructor"),
        ("numba.core.environment", "_rebuild_env"),
        ("numba.core.funcdesc", "PythonFunctionDescriptor"),
        ("numba.core.types.abstract", "_type_reconstructor"),
        ("numba.core.typing.templates", "Signature"),
    }
)
"""What numba writes into the file of a kernel, beside types and plain values."""
_OWN = "validator.core.engine.flat"
_TYPES = ("numba.core.types.", _OWN)
"""Where the types are that kernels take."""


class Library(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel that is run, with that of all it calls, made fast in one go."""

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class CalledLibrary(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel that others call: kept as it is, to become a part of theirs."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


@machinery.register_pass(mutates_CFG=True, analysis_only=False)
class CalledLowering(typed.NativeLowering):  # type: ignore[misc]
    """Writes the code of a kernel that others call, and makes it known to them."""

    _name = "called_lowering"

    def run_pass(self, state: Any) -> bool:
        """Enter the kernel under a function that stands for it and cannot be called from Python."""
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        name = lowered.fndesc.qualname.rpartition(".")[2]
        stands = make_function(lowered.fndesc.lookup_module(), name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(stands, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=stands)
        return True


class Kernels(compiler.CompilerBase):  # type: ignore[misc]
    """The steps that a kernel that is run needs."""

    library = Library
    lowering = typed.NativeLowering

    def define_pipelines(self) -> list[Any]:
        """The one way: read the bytecode, find the types, write the code."""
        self.state.type_annotation = None
        self.state.library = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        passes = machinery.PassManager("kernel")
        for step in (
            untyped.TranslateByteCode,
            untyped.FixupArgs,
            untyped.IRProcessing,
            untyped.ReconstructSSA,
            typed.NopythonTypeInference,
            typed.PreLowerStripPhis,
            self.lowering,
            typed.NoPythonBackend,
        ):
            passes.add_pass(step, step.__name__)
        passes.finalize()
        return [passes]


class CalledKernels(Kernels):
    """The steps that a kernel that others call needs: it never becomes machine code of its own."""

    library = CalledLibrary
    lowering = CalledLowering


@contextmanager
def shortened() -> Iterator[None]:
    """Compile without looking for garbage, and without asking twice what an operator makes of integers and rows."""
    asked = FUNCTION_TYPE.get_call_type
    collects = gc.isenabled()

    def remembered(self: Any, context: Any, given: Any, named: Any) -> Any:
        if named or self.typing_key not in OPERATORS or not all(map(_is_known, given)):
            return asked(self, context, given, named)
        plain = tuple(map(types.unliteral, given))
        known = vars(self).setdefault("floorperson", {})
        if plain not in known:
            known[plain] = asked(self, context, plain, named)
        return known[plain]

    FUNCTION_TYPE.get_call_type = remembered
    gc.disable()
    try:
        yield
    finally:
        FUNCTION_TYPE.get_call_type = asked
        if collects:
            gc.enable()


def _is_known(given: Any) -> bool:
    return isinstance(given, types.Integer | types.Boolean) or type(given).__module__.startswith(_OWN)


def kernel_file_content(dispatcher: Any, form: Any) -> bytes:
    """The bytes to store for a kernel compiled for one signature: its machine code, and how it is called."""
    (name, kind, (code, _)), described, *rest, _ = dispatcher.overloads[form.args]._reduce()
    called = described.llvm_cpython_wrapper_name, described.llvm_func_name
    named = llvm.parse_assembly("\n".join(f'define void @"{one}"() {{\n ret void\n}}' for one in called))
    library = name, kind, (code, named.as_bitcode())
    return serialize.dumps((library, described, *rest, ()))  # type: ignore[no-any-return]


class _Reader(pickle.Unpickler):
    """Reads what a kernel is made of, and runs nothing else that a file may name."""

    def find_class(self, module: str, name: str) -> Any:
        """What is named; raises UnpicklingError for anything of which no kernel is made."""
        if (module, name) in _NAMED:
            return super().find_class(module, name)
        if module.startswith(_TYPES):
            found = super().find_class(module, name)
            if isinstance(found, type) and issubclass(found, types.Type):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a kernel")


def read(data: bytes) -> Any:
    """The kernel whose ``kernel_file_content`` was stored, as numba has it once it is compiled."""
    return compiler.CompileResult._rebuild(target.target_context, *_Reader(io.BytesIO(data)).load())


def machine() -> str:
    """For what processor code is made here."""
    return str(target.target_context.codegen().magic_tuple())
