import { applied, type Edit } from "./repairs.ts";

/** Writes as if it had been typed, so that the browser's own undo takes it back too. The caret goes to `caret`, counted from the edit's start. */
export function typeInto(field: HTMLTextAreaElement, edit: Edit, caret: number, onChange: (text: string) => void): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else writes into a field and keeps its undo
  const typed = document.execCommand(edit.put === "" ? "delete" : "insertText", false, edit.put);
  if (!typed) onChange(applied(field.value, edit));
  // After React has written the value back.
  requestAnimationFrame(() => field.setSelectionRange(edit.from + caret, edit.from + caret));
}
