import { expect, test } from "vitest";
import { commonPasswordWords } from "./commonPasswords.rules.ts";
import {
  validatePassword,
  passwordLength as limits,
  passwordRules,
  passwordStrength,
  type PasswordError,
} from "./password.rules.ts";

test.each([
  "correct horse battery",
  "my password is a sentence",
  "cuatro gatos en la azotea",
  "passengerpigeons",
  "8tR-22kq-1fZz",
  "twelve chars",
  "GRANITE otter 42",
  "ñandú y colibrí",
  "grape summer 42",
  "twelve-chars",
  "oppo 91 oppo 72",
  "кошка на крыше",
])("accepts %j", (password) => {
  expect(validatePassword(password, { username: "pat" })).toBeNull();
});

test.each<[string, PasswordError]>([
  ["", "MISSING"],
  ["elevenchars", "TOO_SHORT"],
  ["  elevenchars  ", "TOO_SHORT"],
  ["            x", "TOO_SHORT"],
  ["🦦".repeat(limits.shortest - 1), "TOO_SHORT"],
  ["x y".repeat(100), "TOO_LONG"],
  ["passwordpassword", "TOO_WEAK"],
  ["Password1234!", "TOO_WEAK"],
  [" Password-2026! ", "TOO_WEAK"],
  ["P@ssw0rd2026!", "TOO_WEAK"],
  ["P455w0rd-P455w0rd", "TOO_WEAK"],
  ["Pr!ncess-2026", "TOO_WEAK"],
  ["$unshine-2026", "TOO_WEAK"],
  ["Foo7ball-2026", "TOO_WEAK"],
  ["Administrator-2026", "TOO_WEAK"],
  ["Contraseña2026", "TOO_WEAK"],
  ["MiContraseñaNueva", "TOO_WEAK"],
  ["thisismynewpassword", "TOO_WEAK"],
  ["1l0vey0uf0rever", "TOO_WEAK"],
  ["qwertyuiop123", "TOO_WEAK"],
  ["qwertyuiopasdf", "TOO_WEAK"],
  ["poiuytrewq-2026", "TOO_WEAK"],
  ["1qaz2wsx3edc", "TOO_WEAK"],
  ["2026-6yhn-8ik", "TOO_WEAK"],
  ["4r5t6y7u8i9o", "TOO_WEAK"],
  ["edcrfvtgbyhn", "TOO_WEAK"],
  ["xcvbn-vbnm-12", "TOO_WEAK"],
  ["abcdefghijkl", "TOO_WEAK"],
  ["zyxwvutsrqpo", "TOO_WEAK"],
  ["abcdefghiabcdefghj", "TOO_WEAK"],
  ["abcd1234efgh", "TOO_WEAK"],
  ["123456789012", "TOO_WEAK"],
  ["555-867-5309-0", "TOO_WEAK"],
  ["aaaaaaaaaaaa", "TOO_WEAK"],
  ["aaaabbbbcccc", "TOO_WEAK"],
  ["abcd1234abcd1234", "TOO_WEAK"],
  ["otterotterotter", "TOO_WEAK"],
  ["ottersottersot", "TOO_WEAK"],
  ["abcdxyzuabcdxyzu", "TOO_WEAK"],
  ["summerwinter2026", "TOO_WEAK"],
  ["Password123456", "TOO_WEAK"],
  ["OtterotterOTTER", "TOO_WEAK"],
  ["Summer 2026 Summer", "TOO_WEAK"],
  ["Welcome2026!!", "TOO_WEAK"],
  ["😀😃😄😁😆😅😂🤣😊😇🙂🙃", "TOO_WEAK"],
])("refuses %j: %s", (password, error) => {
  expect(validatePassword(password)).toBe(error);
});

const kim = { username: "Kim.Lee", email: "k.lee@harborbakery.example", companies: ["Harbor Street Bakery", "Jo"] };

test.each<[string, PasswordError | null]>([
  ["my-kim.lee-otter", "TOO_PERSONAL"],
  ["my-KIMLEE-otter", "TOO_PERSONAL"],
  ["k1m.l33 otter!", "TOO_PERSONAL"],
  ["Harbor-Street-Bakery-2026", "TOO_PERSONAL"],
  ["Bakery of otters at dawn", null],
  ["Harborbakery2026!", "TOO_PERSONAL"],
  ["Welcome Bakery 2026", "TOO_PERSONAL"],
  ["harbor seals at dawn", null],
  ["jo likes otters a lot", "TOO_PERSONAL"],
  ["journeys of an otter", null],
  ["my-k.lee-otter-9", "TOO_PERSONAL"],
])("for Kim Lee, %j: %s", (password, error) => {
  expect(validatePassword(password, kim)).toBe(error);
});

test.each([
  ["dana", "mydanaotters9", "TOO_PERSONAL"],
  ["pat", "spatula otter", null],
  ["--", "-granite otter-", null],
])("for somebody with the username %j, %j: %s", (username, password, error) => {
  expect(validatePassword(password, { username, email: null })).toBe(error);
});

test("the part of an address before the @ is personal, its letters alone are not", () => {
  const owner = { email: "kimberly.lee@bakery.example" };
  expect(validatePassword("my-kimberly.lee-otter", owner)).toBe("TOO_PERSONAL");
  expect(validatePassword("k otter likes lakes", owner)).toBeNull();
});

test("a password that is too long meets the part of the length no more", () => {
  const long = "granite otter ".repeat(15).slice(0, limits.longest);
  expect([passwordRules(long).length, passwordRules(`${long}x`).length]).toEqual([true, false]);
});

test("a password has up to 200 characters of any script, counted as code points", () => {
  const long = "otter jumps "
    .repeat(20)
    .replace(/ /g, (_, at: number) => String.fromCharCode(97 + (at % 26)))
    .slice(0, limits.longest);
  expect([long.length, validatePassword(long), validatePassword(`${long}x`)]).toEqual([
    limits.longest,
    null,
    "TOO_LONG",
  ]);
  expect(validatePassword("ab🦦cd🦦ef🦦gx🦦")).toBeNull();
});

test("validates a long password without delay", () => {
  const before = process.cpuUsage();
  for (const parts of ["password", "abcabcdef", "1q2w3e4r1q2w3e4r5t", "12345!", "ﷺ"])
    validatePassword(`${parts.repeat(limits.longest)}x`.slice(-limits.longest), kim);
  expect(process.cpuUsage(before).user / 1000, "milliseconds of CPU time").toBeLessThan(300);
});

test("the list of common words is large and has no duplicates that matter", () => {
  expect(commonPasswordWords.length).toBeGreaterThan(500);
  expect(commonPasswordWords.every((word) => word.length > 1)).toBe(true);
});

test.each([
  ["", "empty"],
  ["qwertyuiop123", "weak"],
  ["short", "weak"],
  ["pat-likes-fish", "weak"],
  ["granite otter", "fair"],
  ["8tR-22kq-1fZz-77", "good"],
  ["granite otter 42 la", "good"],
  ["granite otter 42 lap", "strong"],
  ["granite otter    ", "fair"],
] as const)("the strength of %j is %s", (password, strength) => {
  expect(passwordStrength(password, { username: "pat" })).toBe(strength);
});

test.each([
  ["", false, false, false],
  ["   ", false, false, false],
  ["pat and fish", true, true, false],
  ["password", false, false, false],
  ["granite otter", true, true, true],
  ["granite otter of pat", true, true, false],
  ["qwertyuiop123", true, false, false],
])("%j meets length %s, uncommon %s, impersonal %s", (password, length, uncommon, impersonal) => {
  expect(passwordRules(password, { username: "pat" })).toEqual({ length, uncommon, impersonal });
});
