import { userEvent } from "vitest/browser";

/** Puts `text` on the clipboard as a user does: selects it in another element and copies it. */
export async function copyFromElsewhere(text: string): Promise<void> {
  const elsewhere = document.createElement("textarea");
  elsewhere.value = text;
  // Prepended: the Tab key later continues from where this element was, the start of the page.
  document.body.prepend(elsewhere);
  elsewhere.select();
  await userEvent.copy();
  elsewhere.remove();
}
