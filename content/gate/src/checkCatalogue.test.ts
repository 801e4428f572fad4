import { formatText } from "@portico/message/format";
import { describe, expect, test } from "vitest";
import { checkCatalogue } from "./checkCatalogue.ts";
import { checkWording } from "./checkWording.ts";

const contracts = {
  "b.pay": { where: "a button", args: { amount: "money" as const } },
  "a.hello": { where: "a title" },
};
const wordings = {
  "b.pay": { en: "Pay {amount}", es: "Pagar {amount}" },
  "a.hello": { en: "Hello", es: "Hola" },
};

describe("a catalogue without errors", () => {
  const { findings, snapshots } = checkCatalogue(contracts, wordings);

  test("has no findings", () => {
    expect(findings).toEqual([]);
  });

  test.each([
    ["en", "en-US", "Pay $12.50"],
    ["es", "es-US", "Pagar $12.50"],
  ] as const)("is compiled to a snapshot for %s", (language, locale, text) => {
    const snapshot = snapshots?.[language];
    expect(snapshot).toMatchObject({ tree: 1, locale });
    expect(formatText(snapshot?.messages["b.pay"] ?? [], locale, "UTC", { amount: 1250 })).toBe(text);
  });

  test.each([
    ["sorted already", ["a.hello", "b.pay", "c.bye"]],
    ["in reverse", ["c.bye", "b.pay", "a.hello"]],
    ["mixed", ["b.pay", "c.bye", "a.hello"]],
  ])("has snapshots sorted by key when its keys are %s", (_, keys) => {
    const hello = { where: "a title", en: "Hello", es: "Hola" };
    const mixed = Object.fromEntries(keys.map((key) => [key, hello]));
    const sorted = checkCatalogue(mixed, mixed).snapshots;
    expect([sorted?.en, sorted?.es].map((snapshot) => Object.keys(snapshot?.messages ?? {}))).toEqual([
      ["a.hello", "b.pay", "c.bye"],
      ["a.hello", "b.pay", "c.bye"],
    ]);
  });
});

describe("a catalogue with an error in one wording", () => {
  test.each([
    ["a wording that its contract forbids", contracts, { ...wordings, "a.hello": { en: "Hello {name}", es: "Hola" } }],
    ["a key without wording", contracts, { "b.pay": wordings["b.pay"] }],
    ["a wording without a contract", { "b.pay": contracts["b.pay"] }, wordings],
  ])("has no snapshots: %s", (_, allContracts, allWordings) => {
    const checked = checkCatalogue(allContracts, allWordings);
    expect(checked.findings).not.toEqual([]);
    expect(checked.findings.every(({ key }) => key === "a.hello")).toBe(true);
    expect(checked).not.toHaveProperty("snapshots");
  });

  test("reports the missing languages of a key without wording", () => {
    const { findings } = checkCatalogue(contracts, { "b.pay": wordings["b.pay"] });
    expect(findings.map(({ code, locale }) => [code, locale])).toEqual([
      ["MISSING_LANGUAGE", "en-US"],
      ["MISSING_LANGUAGE", "es-US"],
    ]);
  });

  test("reports findings on every invalid key", () => {
    const { findings } = checkCatalogue(contracts, {});
    expect(findings.map(({ key }) => key)).toEqual(["b.pay", "b.pay", "a.hello", "a.hello"]);
  });

  test.each(["constructor", "toString"])(
    "a wording named %s, an inherited property of every object, has no contract",
    (key) => {
      const { findings } = checkCatalogue({}, { [key]: { en: "Hello", es: "Hola" } });
      expect(findings).toMatchObject([{ code: "UNKNOWN_KEY", key }]);
    },
  );

  test("a contract named after an inherited property has no wording", () => {
    const { findings } = checkCatalogue({ constructor: { where: "a test" } }, {});
    expect(findings.map(({ code }) => code)).toEqual(["MISSING_LANGUAGE", "MISSING_LANGUAGE"]);
  });
});

test("a warning does not prevent snapshots", () => {
  const { findings, snapshots } = checkCatalogue(
    { "a.lines": { where: "a title", args: { n: "count" } } },
    {
      "a.lines": {
        en: "{n, plural, one {# line} other {# lines}}",
        es: "{n, plural, one {# línea} other {# líneas}}",
      },
    },
  );
  expect(findings).toMatchObject([{ code: "SPANISH_MANY_ABSENT" }]);
  expect(snapshots).toBeDefined();
});

test("the caller can pass its own check, which is called once per key", () => {
  const keys: string[] = [];
  checkCatalogue(contracts, wordings, (key, ...rest) => {
    keys.push(key);
    return checkWording(key, ...rest);
  });
  expect(keys).toEqual(["b.pay", "a.hello"]);
});
