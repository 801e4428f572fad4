import { expect, test } from "vitest";
import { contractHash } from "./contractHash.ts";

test("the contract hash changes with arguments and keys, not with wording or notes", () => {
  const entry = { where: "x", args: { n: "count" as const } };
  const name = contractHash({ "a.b": entry });
  expect(contractHash({ "a.b": { ...entry, where: "y" } })).toBe(name);
  expect(contractHash({ "a.b": { ...entry, args: { m: "count" } } })).not.toBe(name);
  expect(contractHash({ "a.b": entry, "a.c": { where: "x" } })).not.toBe(name);
});
