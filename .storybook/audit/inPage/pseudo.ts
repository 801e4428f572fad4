const longerBy = 0.35;
const letter = /\p{L}/u;

/** Pseudo-localization: makes each word 35 % longer, as in "Amount" to "Amountëñõ". Numbers stay unchanged. */
export function lengthened(text: string): string {
  return text.replace(
    /\p{L}+/gu,
    (word) => word + "ëñõ".repeat(word.length).slice(0, Math.ceil(word.length * longerBy)),
  );
}

/** Pseudo-localizes every text and placeholder on the page; returns a function that restores them. */
export function lengthenTexts(): () => void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const undo: (() => void)[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const { data, parentElement } = node;
    if (!letter.test(data) || parentElement?.closest("script, style")) continue;
    const changed = node;
    changed.data = lengthened(data);
    undo.push(() => (changed.data = data));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>("[placeholder]")) {
    const { placeholder } = field;
    field.placeholder = lengthened(placeholder);
    undo.push(() => (field.placeholder = placeholder));
  }
  return () => undo.forEach((step) => step());
}
