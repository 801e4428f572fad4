import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

/** "Pay [-now-]{+today+}": removed and added text in one line. */
const shown = (before: string, after: string) =>
  piecesOf(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join("");

test.each([
  ["the same words are left alone", "Sign in", "Sign in", "Sign in"],
  ["one word for another", "Pay now, please", "Pay today, please", "Pay [-now-]{+today+}, please"],
  [
    "changes with a blank between them are one",
    "See your last bill",
    "See the first bill",
    "See [-your last-]{+the first+} bill",
  ],
  [
    "a renamed argument is shown whole",
    "Debe {importe} hoy",
    "Debe {amount} hoy",
    "Debe [-{importe}-]{+{amount}+} hoy",
  ],
  ["a tag is one word", "Read the terms", "Read the <terms>terms</terms>", "Read the {+<terms>+}terms{+</terms>+}"],
  [
    "words with accents and apostrophes are not cut",
    "No se pudo",
    "No se podrá, can’t",
    "No se [-pudo-]{+podrá, can’t+}",
  ],
  ["everything is new", "", "Hola", "{+Hola+}"],
  ["everything is gone", "Hola", "", "[-Hola-]"],
])("%s", (_, before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

test("both wordings can be reconstructed from the pieces", () => {
  const before = "{count, plural, one {# pago} other {# pagos}}\nde {total}";
  const after = "{count, plural, one {Un pago} many {# de pagos} other {# pagos}} por <b>{total}</b>";
  const without = (kind: string) =>
    piecesOf(before, after)
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect(without("added")).toBe(before);
  expect(without("removed")).toBe(after);
});
