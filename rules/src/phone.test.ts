import { expect, test } from "vitest";
import { phoneDialled, validatePhone, phoneShown } from "./phone.rules.ts";

test.each([
  ["+18005550141", "(800) 555-0141", "+18005550141"],
  ["6175550123", "(617) 555-0123", "+16175550123"],
  ["+525512345678", "+525512345678", "+525512345678"],
  ["617555012345", "617555012345", "617555012345"],
  ["911", "911", "911"],
])("the number %s is shown as %s and dialled as %s", (phone, shown, dialled) => {
  expect(phoneShown(phone)).toBe(shown);
  expect(phoneDialled(phone)).toBe(dialled);
});

test.each([
  ["", "MISSING"],
  ["617555012", "INVALID"],
  ["6175550123", undefined],
  ["16175550123", "INVALID"],
  ["61755501234", "INVALID"],
  ["x6175550123", "INVALID"],
])("the number %j, typed for a call: %s", (digits, error) => {
  expect(validatePhone(digits)).toBe(error);
});
