import { expect, test } from "vitest";
import { activationStates, canRequestActivation, partnerLink } from "./addOns.rules.ts";

const hosts = ["example.com", "Partner.example"];

test.each([
  ["https://example.com/suite", "https://example.com/suite"],
  ["https://suite.example.com/a?b=1", "https://suite.example.com/a?b=1"],
  ["https://PARTNER.example", "https://partner.example/"],
  ["http://example.com/suite", null],
  ["https://example.com.evil.test/", null],
  ["https://badexample.com/", null],
  ["https://example.com@evil.test/", null],
  ["https://dana@example.com/", null],
  ["https://:word@example.com/", null],
  ["https://example.com:8443/", null],
  ["javascript:alert(1)", null],
  ["//example.com/", null],
  ["", null],
  [null, null],
])("[SERV-14 partly] the partner's address %j is linked as %j", (uri, link) => {
  expect(partnerLink(uri, hosts)).toBe(link);
});

test("without known hosts nothing is linked", () => {
  expect(partnerLink("https://example.com/", [])).toBeNull();
});

test("[SERV-14 partly] an activation can be requested once, again after a failure, and never of an internal service", () => {
  const possible = (internal: boolean) =>
    activationStates.filter((activation) => canRequestActivation({ internal, activation }));
  expect(possible(false)).toEqual(["NOT_ACTIVE", "FAILED"]);
  expect(possible(true)).toEqual([]);
});
