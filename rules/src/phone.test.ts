import { expect, test } from "vitest";
import { phoneDialled, phoneShown } from "./phone.rules.ts";

test.each([
  ["+18005550141", "(800) 555-0141", "+18005550141"],
  ["6175550123", "(617) 555-0123", "+16175550123"],
  ["+525512345678", "+525512345678", "+525512345678"],
])("the number %s is shown as %s and dialled as %s", (phone, shown, dialled) => {
  expect(phoneShown(phone)).toBe(shown);
  expect(phoneDialled(phone)).toBe(dialled);
});
