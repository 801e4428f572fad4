import { expect, test } from "vitest";
import { wholeWords } from "./callSettings.domain.ts";

test.each([
  ["HARBOR STREET BAKERY", "HARBOR STREET"],
  ["QUAYSIDE CAFE 1", "QUAYSIDE CAFE 1"],
  ["NOOR & DAUGHTERS", "NOOR"],
  ["WESTERNAUTOMOTIVEPARTS", "WESTERNAUTOMOTI"],
])("the caller ID name of %s is %s", (name, shown) => {
  expect(wholeWords(name)).toBe(shown);
});
