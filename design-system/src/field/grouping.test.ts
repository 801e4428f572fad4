import { describe, expect, test } from "vitest";
import { digitsOf, grouped } from "./digits.ts";
import { regroup } from "./regroup.ts";
import { cardNumberShape, type DigitShape, expiryShape, phoneShape, plainDigits, zipShape } from "./shapes.ts";

/** "12|34" is a text with its caret; expected values use the same notation. */
function edit(shape: DigitShape, held: string, marked: string, kind: string | undefined): string {
  const caret = marked.indexOf("|");
  const { text, caret: place } = regroup(shape, held, { text: marked.replace("|", ""), caret, kind });
  return `${text.slice(0, place)}|${text.slice(place)}`;
}

describe("digits", () => {
  test.each([
    ["4242 4242-4242", "424242424242"],
    ["４２４２", "4242"],
    ["٤٢٤٢", "4242"],
    ["۴۲۴۲", "4242"],
    ["4\u200b2\u00a04\u202e2", "4242"],
    ["card", ""],
    ["", ""],
  ])("of %j are %j", (text, digits) => expect(digitsOf(text)).toBe(digits));

  test("groups end where the digits end", () => expect(grouped("42424", [4, 4], " ")).toBe("4242 4"));
});

describe("the caret stays after its digit", () => {
  test.each([
    ["typing at the end", cardNumberShape, "4242", "42425|", "insertText", "4242 5|"],
    ["typing in the middle", cardNumberShape, "42424242", "4292|4 242", "insertText", "4292| 4242"],
    ["deleting in the middle", cardNumberShape, "42424242", "4|2 4242", "deleteContentBackward", "4|242 42"],
    [
      "deleting the gap backwards takes the digit before it",
      cardNumberShape,
      "42424242",
      "4242|4242",
      "deleteContentBackward",
      "424|4 242",
    ],
    [
      "deleting the gap forwards takes the digit after it",
      cardNumberShape,
      "42434242",
      "4243|4242",
      "deleteContentForward",
      "4243| 242",
    ],
    [
      "pasting a printed number",
      cardNumberShape,
      "",
      "4242-4242-4242-4242|",
      "insertFromPaste",
      "4242 4242 4242 4242|",
    ],
    ["pasting into the middle", cardNumberShape, "4242", "4299|42", "insertFromPaste", "4299| 42"],
    ["a number that begins with 37", cardNumberShape, "", "371449635398431|", "insertFromPaste", "3714 496353 98431|"],
    ["filled in by the browser", cardNumberShape, "", "4242424242424242|", undefined, "4242 4242 4242 4242|"],
    ["a letter", cardNumberShape, "4242", "42x|42", "insertText", "42|42"],
    [
      "the 20th digit is refused where it is typed",
      cardNumberShape,
      "1234567890123456789",
      "12x34 5678 9012 3456 789".replace("x", "0|"),
      "insertText",
      "12|34 5678 9012 3456 789",
    ],
  ])("%s", (_name, shape, held, marked, kind, expected) => expect(edit(shape, held, marked, kind)).toBe(expected));
});

describe("an expiry date", () => {
  test.each([
    ["gets its slash with the month", "1", "12|", "insertText", "12/|"],
    ["gets a zero before a month that can be no other", "", "5|", "insertText", "05/|"],
    ["gets a zero when the slash is typed", "1", "1/|", "insertText", "01/|"],
    ["waits after a 1", "", "1|", "insertText", "1|"],
    ["forgives a second slash", "12", "12//|", "insertText", "12/|"],
    ["loses the slash with the digit before it", "12", "12|", "deleteContentBackward", "1|"],
    ["may lose its zero", "05", "0|/", "deleteContentBackward", "0|"],
    ["never adds a zero while deleting", "1227", "|2/27", "deleteContentBackward", "|22/7"],
    ["shortens a year of four digits", "12202", "12/2027|", "insertText", "12/27|"],
    ["takes no fifth digit", "1227", "12/275|", "insertText", "12/27|"],
    ["is pasted in full", "", "5/2027|", "insertFromPaste", "05/27|"],
    ["is pasted without a slash", "", "0527|", "insertFromPaste", "05/27|"],
    ["keeps the caret when the month is typed over", "1227", "5|/27", "insertText", "05|/27"],
  ])("%s", (_name, held, marked, kind, expected) => expect(edit(expiryShape, held, marked, kind)).toBe(expected));
});

describe("other formats", () => {
  test.each([
    ["a telephone number", phoneShape, "512", "5125|", "insertText", "512-5|"],
    ["a pasted country code is left out", phoneShape, "", "+1 (512) 555-0134|", "insertFromPaste", "512-555-0134|"],
    ["a pasted ZIP+4 keeps five", zipShape, "", "78701-1234|", "insertFromPaste", "78701|"],
    ["a sixth digit in the middle is refused", zipShape, "78701", "789|701", "insertText", "78|701"],
    ["a code of three", plainDigits(3), "123", "1234|", "insertText", "123|"],
  ])("%s", (_name, shape, held, marked, kind, expected) => expect(edit(shape, held, marked, kind)).toBe(expected));
});
