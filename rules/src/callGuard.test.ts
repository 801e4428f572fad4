import { describe, expect, test } from "vitest";
import { type CallGuard, validateGuard, validateListedNumber, screenedAs } from "./callGuard.rules.ts";
import { validateCallerIdName, validatePin, storedCallerIdName } from "./phoneSettings.rules.ts";
import { forwardingManagerRefusal, hasFeature, voiceFeatures } from "./voicePlatform.rules.ts";

const [line, friend, seller] = ["6175550101", "6175550142", "8765550143"];
const guard: CallGuard = {
  screening: "CHALLENGE",
  blockAnonymous: true,
  blocked: [seller],
  allowed: [friend],
  treatment: "MESSAGE",
};

describe("[SERV-04 partly] which callers reach a line", () => {
  test.each<[string, CallGuard, string | null, boolean, string, string]>([
    ["a caller on no list", guard, "6175550177", false, "RINGS", "NONE"],
    ["a caller on the block list", guard, seller, false, "MESSAGE", "BLOCKED"],
    ["no caller ID", guard, null, false, "MESSAGE", "ANONYMOUS"],
    ["no caller ID, allowed", { ...guard, blockAnonymous: false }, null, false, "RINGS", "NONE"],
    ["a likely robocall", guard, "6175550177", true, "CHALLENGE", "ROBOCALL"],
    ["a likely robocall, blocked", { ...guard, screening: "BLOCK" }, "6175550177", true, "MESSAGE", "ROBOCALL"],
    ["a likely robocall, not screened", { ...guard, screening: "OFF" }, "6175550177", true, "RINGS", "NONE"],
    ["the allow list comes first", guard, friend, true, "RINGS", "ALLOWED"],
    [
      "a blocked caller may leave a message",
      { ...guard, treatment: "VOICEMAIL" },
      seller,
      false,
      "VOICEMAIL",
      "BLOCKED",
    ],
    ["a blocked call ends", { ...guard, treatment: "HANG_UP" }, null, false, "HANG_UP", "ANONYMOUS"],
  ])("%s", (_, own, number, isLikelyRobocall, outcome, because) => {
    expect(screenedAs(own, { number, isLikelyRobocall })).toEqual({ outcome, because });
  });

  const full = Array.from({ length: 50 }, (_, at) => `617555${1000 + at}`);
  test.each([
    ["617-555-0150", [], [], null],
    ["", [], [], "MISSING"],
    ["911", [], [], "EMERGENCY"],
    ["0150", [], [], "INVALID"],
    ["617-555-0101", [], [], "OWN_NUMBER"],
    ["617-555-0142", [friend], [], "LISTED"],
    ["617-555-0142", [], [friend], "ON_OTHER_LIST"],
    ["617-555-0142", full, [], "FULL"],
  ])("%j on a list: %s", (typed, list, other, error) => {
    expect(validateListedNumber(typed, { line, list, other }, typed.replace(/\D/g, ""))).toBe(error);
  });

  test("both lists are validated", () => {
    expect(validateGuard(line, guard)).toEqual([]);
    expect(validateGuard(line, { ...guard, blocked: [friend] })).toEqual([
      { field: "blocked", code: "ON_OTHER_LIST" },
      { field: "allowed", code: "ON_OTHER_LIST" },
    ]);
    expect(validateGuard(line, { ...guard, blocked: [...full, seller] })).toEqual([{ field: "blocked", code: "FULL" }]);
    expect(validateGuard(line, { ...guard, blocked: full })).toEqual([]);
    expect(validateGuard(line, { ...guard, blocked: [line, ...full] })).toEqual([{ field: "blocked", code: "FULL" }]);
    expect(validateGuard(line, { ...guard, allowed: [friend, friend] })).toEqual([
      { field: "allowed", code: "LISTED" },
    ]);
  });
});

test.each([
  ["Harbor Bakery", null],
  ["  panadería   josé ", null],
  ["A & B's, Inc.", null],
  ["", "MISSING"],
  ["1234", "INVALID"],
  ["Bakery <1>", "INVALID"],
  ["<1> Bakery", "INVALID"],
  ["Harbor & Sons 1", null],
  ["Harbor & Sons 12", "TOO_LONG"],
  ["Harbor Street Bakery", "TOO_LONG"],
])("[SERV-04 partly] the caller ID name %j: %s", (typed, error) => {
  expect(validateCallerIdName(typed)).toBe(error);
});

test("a caller ID name is stored as the network carries it", () => {
  expect(storedCallerIdName("  panadería   josé ")).toBe("PANADERIA JOSE");
});

test.each([
  ["", "MISSING"],
  ["48271", "INVALID"],
  ["48271a", "INVALID"],
  ["a48271", "INVALID"],
  ["48271905634", "INVALID"],
  ["4827190563", null],
  ["9121212", null],
  ["1212129", null],
  ["777777", "TOO_WEAK"],
  ["345678", "TOO_WEAK"],
  ["876543", "TOO_WEAK"],
  ["121212", "TOO_WEAK"],
  ["555010", "TOO_PERSONAL"],
  ["482719", null],
])("[SERV-04 partly] the voicemail PIN %j: %s", (pin, error) => {
  expect(validatePin(pin, line)).toBe(error);
});

const [phone, fax, hosted] = [
  { platform: "META_SWITCH", kind: "PHONE" },
  { platform: "META_SWITCH", kind: "FAX" },
  { platform: "HOSTED", kind: "PHONE" },
] as const;

test("[SERV-04 partly] a line has the features of its platform; a fax line none that need a person", () => {
  const featuresOf = (one: typeof phone | typeof fax | typeof hosted) =>
    voiceFeatures.filter((feature) => hasFeature(one, feature));
  expect(featuresOf(phone)).toEqual(voiceFeatures);
  expect(featuresOf(fax)).toEqual(["FORWARDING", "FORWARDING_SCHEDULE", "CALL_GUARD", "CALLER_ID_NAME"]);
  expect(featuresOf(hosted)).toEqual([]);
});

test.each([
  [true, [phone], null],
  [true, [hosted, fax], null],
  [true, [hosted], "NOT_META_SWITCH"],
  [true, [], "NOT_META_SWITCH"],
  [false, [phone], "NOT_ADMIN"],
  [false, [hosted], "NOT_ADMIN"],
] as const)("[SESS-14 partly] forwarding manager, admin %s, lines %j: %s", (mayManage, lines, refusal) => {
  expect(forwardingManagerRefusal(mayManage, lines)).toBe(refusal);
});
