/** Normalises a text for comparison: removes accents, case and surrounding spaces. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Whether every word of `text` occurs in the visible text of an option, in any order. */
export function matches(option: { label: string; description?: string }, text: string): boolean {
  const shown = plain(`${option.label} ${option.description ?? ""}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => shown.includes(word));
}
