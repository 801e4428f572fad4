import { expect, test } from "vitest";
import { validateReference, storedReference } from "./customerReference.rules.ts";

test.each([
  ["", null],
  ["   ", null],
  ["PO-2026/118", null],
  ["#4471 & Söhne (Q4)", null],
  ["Pedido 12, línea 3", null],
  ["8347201180", null],
  ["x".repeat(40), null],
  ["202611210001", null],
  ["x".repeat(41), "TOO_LONG"],
  ["=1+1", "INVALID"],
  ["+1", "INVALID"],
  ["-1", "INVALID"],
  ["@sum", "INVALID"],
  ["<script>", "INVALID"],
  ["PO\u202e1", "INVALID"],
  ["PO\u0000", "INVALID"],
  ["{{7*7}}", "INVALID"],
  ["\u200b", "INVALID"],
  ["4242424242424242", "CARD_NUMBER"],
  ["PO 4242 4242 4242 4242", "CARD_NUMBER"],
  ["ref 3782-822463-10005", "CARD_NUMBER"],
])("[B14 partly] the reference %j: %s", (typed, error) => {
  expect(validateReference(typed)).toBe(error);
});

test("a reference is stored trimmed and in Unicode normal form", () => {
  expect(storedReference("  PO \t 118\u00a0 ")).toBe("PO 118");
  expect(storedReference("Se\u0301")).toBe("S\u00e9");
  expect(storedReference(" \n ")).toBeNull();
});
