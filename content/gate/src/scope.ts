import type { Language } from "@portico/message/tree";
import type { Arguments } from "./contract.ts";
import type { Note, Notes } from "./findings.ts";

/** What the rules of one wording work with. */
export type Scope = {
  text: string;
  language: Language;
  args: Arguments;
  /** Names of arguments and tags met so far. */
  used: Set<string>;
  /** Names of arguments that a plural or an ordinal asks for. */
  plurals: Set<string>;
  /** Tags that are open at this point. */
  open: readonly string[];
  notes: Notes;
};

type Placed = { location?: { start: { offset: number } } };

/** Notes something at an element's place, or at `word` after it. */
export function noteAt(scope: Scope, element: Placed, note: Note, word = ""): void {
  const start = element.location?.start.offset ?? 0;
  scope.notes.add(Math.max(start, scope.text.indexOf(word, start)), note);
}
