import { expect, test } from "vitest";
import { supportCases } from "./serviceConstants.rules.ts";
import { validateCaseText } from "./supportCase.rules.ts";

test.each([
  ["", "MISSING"],
  [" \n ", "MISSING"],
  ["The internet is slow.", undefined],
  ["🙂".repeat(supportCases.longestText), undefined],
  ["a".repeat(supportCases.longestText + 1), "TOO_LONG"],
])("the text of a case: case %#", (text, error) => {
  expect(validateCaseText(text)).toBe(error);
});
