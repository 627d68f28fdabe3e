"""Papers to sign, to send and to show: what one says is put together once, and written as HTML, docx, PDF or text."""
