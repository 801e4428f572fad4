import { named, wordsOnPage } from "./text.ts";

const sizes = () => new Map(wordsOnPage().map(({ element }) => [element, parseFloat(getComputedStyle(element).fontSize)]));

let before = new Map<Element, number>();

/** Remembers how large each text is. */
export function measureTexts(): void {
  before = sizes();
}

/** Texts that kept the size which they had when `measureTexts` was called, though the page's text was doubled. Fluid headings may grow less. */
export function unmovedTexts(): string[] {
  const after = sizes();
  const kept = [...before].filter(([element, size]) => (after.get(element) ?? Infinity) < size * 1.5);
  return kept.map(([element]) => `${named(element)} stays at ${before.get(element)} px`);
}
