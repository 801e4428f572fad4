import { expect, test } from "vitest";
import { safeTarget } from "./targetUrl.ts";

test.each([
  ["/billing?account=8347201180#due", "/billing?account=8347201180#due"],
  ["/a/../billing", "/billing"],
  ["/", null],
  ["/?targetUrl=%2Fbilling", null],
  ["/billing/..#due", null],
  [null, null],
  ["", null],
  ["billing", null],
  ["//elsewhere.example/x", null],
  ["/\\elsewhere.example", null],
  ["/billing\\..\\x", null],
  ["/\tbilling", null],
  ["/..//elsewhere.example", null],
  ["/.//elsewhere.example", null],
  ["/%2e//elsewhere.example", null],
  ["/a/..//elsewhere.example", null],
  ["https://elsewhere.example", null],
  ["javascript:alert(1)", null],
])("of %j remains %j: a path of this site or nothing", (asked, target) => {
  expect(safeTarget(asked)).toBe(target);
});
