import { expect, test } from "vitest";
import { matches, plain } from "./matching.ts";

const option = { label: "Método de pago", description: "billing.payMethod" };

test.each([
  ["metodo", true],
  ["MÉTODO", true],
  ["pago met", true],
  ["  pago ", true],
  ["payMethod", true],
  ["", true],
  ["pago x", false],
  ["(", false],
])("%j matches the option: %s", (text, found) => expect(matches(option, text)).toBe(found));

test("comparison ignores accents, case and surrounding spaces", () => {
  expect([plain(" Año "), plain("A\u0301rea")]).toEqual(["ano", "area"]);
});
