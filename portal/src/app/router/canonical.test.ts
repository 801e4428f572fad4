import { expect, test } from "vitest";
import { canonicalPath } from "./canonical.ts";

test.each([
  ["/", "/"],
  ["/Account-Summary", "/account-summary"],
  ["/services///", "/services"],
  ["//", "/"],
  ["/wg/", "/wg/"],
  ["/wg", "/wg"],
  ["/Appointment-Tracking/Cancel-Appointment/", "/appointment-tracking/cancel-appointment/"],
])("%s is canonicalized to %s", (asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
});
