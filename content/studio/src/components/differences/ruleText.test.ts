import { expect, test } from "vitest";
import { ruleText } from "./ruleText.ts";

const words = { if: "if", otherwise: "otherwise", and: "and", or: "or", not: "not", oneOf: "is one of", shares: "shares of accounts" };
const site = { "==": [{ var: "site" }, "community"] };

test.each([
  ["one question", { if: [site, "on", "off"] }, "if site = community: on\notherwise: off"],
  ["several, and nobody else", { if: [site, "on", { "!": [{ var: "role" }] }, "half"] }, "if site = community: on\nif not role: half"],
  ["questions together", { if: [{ and: [site, { in: [{ var: "role" }, ["PRIMARY", "ADMIN"]] }] }, "on", "off"] }, "if site = community and role is one of PRIMARY, ADMIN: on\notherwise: off"],
  ["a part of the accounts", { fractional: [{ var: "targetingKey" }, ["on", 25], ["off", 75]] }, "shares of accounts: on 25, off 75"],
  ["a comparison", { if: [{ ">=": [{ var: "age" }, 3] }, "on", "off"] }, "if age ≥ 3: on\notherwise: off"],
  ["what it has no words for", { sem_ver: [{ var: "v" }, "~", "1"] }, '{"sem_ver":[{"var":"v"},"~","1"]}'],
])("a rule with %s reads like a sentence", (_, rule, expected) => {
  expect(ruleText(rule, words)).toBe(expected);
});
