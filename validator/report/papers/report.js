"use strict";
(() => {
  const list = document.getElementById("list");
  const all = [...list.children];
  if (all.length < 2) return;
  const asked = document.getElementById("asked");
  const field = (label, control) => {
    const held = document.createElement("label");
    held.append(label, control);
    asked.append(held);
    return control;
  };
  const choice = (label, options) => {
    const control = document.createElement("select");
    for (const [value, words] of options) control.add(new Option(words, value));
    return field(label, control);
  };
  const different = (name) => [...new Set(all.map((one) => one.dataset[name]))].sort().map((word) => [word, word]);
  const word = choice("How grave", [["", "all"], ...different("word")]);
  const rule = choice("Rule", [["", "all"], ...different("rule")]);
  const order = choice("Order", [["given", "as reported"], ["line", "by line"], ["law", "by the law"], ["money", "by money at stake"]]);
  const sought = field("Words", document.createElement("input"));
  sought.type = "search";
  const told = document.createElement("output");
  asked.append(told);
  const texts = new Map(all.map((one) => [one, one.textContent.toLowerCase()]));
  const show = () => {
    let number = 0;
    for (const one of all) {
      const fits =
        (!word.value || one.dataset.word === word.value) &&
        (!rule.value || one.dataset.rule === rule.value) &&
        texts.get(one).includes(sought.value.toLowerCase());
      one.hidden = !fits;
      number += fits;
    }
    told.value = `${number} of ${all.length} shown`;
  };
  const sort = () => {
    const by = order.value;
    list.append(...[...all].sort((a, b) => Number(a.dataset[by]) - Number(b.dataset[by])));
  };
  for (const control of [word, rule, sought]) control.addEventListener("input", show);
  order.addEventListener("input", sort);
  show();
})();
