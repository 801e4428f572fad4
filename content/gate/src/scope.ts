import type { Language } from "@portico/message/tree";
import type { Arguments } from "./contract.ts";
import type { Note, Notes } from "./findings.ts";

/** State of checking one wording. */
export type Scope = {
  text: string;
  language: Language;
  args: Arguments;
  /** Arguments and tags used so far. */
  used: Set<string>;
  /** Arguments used by a plural or selectordinal. */
  plurals: Set<string>;
  /** The enclosing tags, outermost first. */
  open: readonly string[];
  notes: Notes;
};

export type Placed = { location?: { start: { offset: number } } };

/** Start offset of an element in the wording. */
export const startOf = ({ location }: Placed): number => location?.start.offset ?? 0;

/** Reports a finding at an element's position, or at `word` after it. */
export function noteAt(scope: Scope, element: Placed, note: Note, word = ""): void {
  const start = startOf(element);
  scope.notes.add(Math.max(start, scope.text.indexOf(word, start)), note);
}
