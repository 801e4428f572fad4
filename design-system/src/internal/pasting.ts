import { userEvent } from "vitest/browser";

/** Puts `text` on the clipboard as a person does: selecting it elsewhere and copying it. */
export async function copyFromElsewhere(text: string): Promise<void> {
  const elsewhere = document.createElement("textarea");
  elsewhere.value = text;
  // At the start: the Tab key goes on from where it stood.
  document.body.prepend(elsewhere);
  elsewhere.select();
  await userEvent.copy();
  elsewhere.remove();
}
