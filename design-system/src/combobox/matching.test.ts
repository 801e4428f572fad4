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
])("%j finds an option: %s", (text, found) => expect(matches(option, text)).toBe(found));

test("a text is compared without accents, capitals and outer spaces", () => {
  expect([plain(" Año "), plain("A\u0301rea")]).toEqual(["ano", "area"]);
});
