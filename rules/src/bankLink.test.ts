import { expect, test } from "vitest";
import { linkableBanks, validateLinkedBank } from "./bankLink.rules.ts";

test.each([
  ["", "MISSING"],
  ["harborlight-bank", null],
  ["granite-state-savings", null],
  ["Harborlight Bank", "INVALID"],
  ["../x", "INVALID"],
  ["<script>", "INVALID"],
])("the bank %j can be linked: %s", (chosen, error) => {
  expect(validateLinkedBank(chosen)).toBe(error);
});

test("each linkable bank has a unique, URL-safe id", () => {
  const ids = linkableBanks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z-]{1,64}$/);
});
