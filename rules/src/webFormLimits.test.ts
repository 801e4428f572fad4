import { describe, expect, test } from "vitest";
import {
  type FieldKind,
  type FieldRule,
  type FormField,
  formLimits,
  formProblems,
  isFormId,
  maxRadios,
  rulesOf,
} from "./webForm.rules.ts";
import { formField } from "./webForm.testing.ts";

const words = (en: string, es = `${en} (es)`) => ({ en, es });
const field = (more: Pick<FormField, "id" | "kind"> & Partial<FormField>): FormField =>
  formField(more.kind, { label: words(`Label of ${more.id}`), ...more });
const found = (...fields: FormField[]) =>
  formProblems({ title: words("Move"), intro: words("Where to?"), topic: "ORDER", offered: true, fields }).map(
    ({ place, error }) => `${place} ${error}`,
  );

describe("[SERV-13 partly] limits of a definition", () => {
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ value: `v${at}`, label: words(`Choice ${at}`) }));
  const withChoices = (kind: FieldKind, count: number) => found(field({ id: "a1", kind, choices: numbered(count) }));

  test.each([
    ["CHOICE", maxRadios, []],
    ["SELECT", maxRadios + 1, []],
    ["SELECT", formLimits.choices, []],
    ["SELECT", formLimits.choices + 1, ["fields.0.choices TOO_MANY_CHOICES"]],
    ["SELECT", 2, []],
    ["SELECT", 1, ["fields.0.choices TOO_FEW_CHOICES"]],
  ] as const)("a %s with %d choices", (kind, count, problems) => expect(withChoices(kind, count)).toEqual(problems));

  test.each([
    [formLimits.fields, []],
    [formLimits.fields + 1, ["fields TOO_MANY_FIELDS"]],
  ])("a form with %d fields", (count, problems) => {
    const fields = Array.from({ length: count }, (_, at) => field({ id: `a${at}`, kind: "TEXT", maxLength: 40 }));
    expect(found(...fields)).toEqual(problems);
  });

  test.each<[FieldKind, number | null, boolean]>([
    ["TEXT", 1, true],
    ["TEXT", formLimits.text, true],
    ["TEXT", formLimits.text + 1, false],
    ["TEXT", 0, false],
    ["TEXT", 1.5, false],
    ["TEXT", null, false],
    ["LONG_TEXT", formLimits.longText, true],
    ["LONG_TEXT", formLimits.longText + 1, false],
    ["NUMBER", formLimits.digits, true],
    ["NUMBER", formLimits.digits + 1, false],
    ["DATE", null, true],
    ["DATE", 1, false],
  ])("the longest answer to a %s may be %s: %s", (kind, maxLength, isAllowed) => {
    const problems = isAllowed ? [] : ["fields.0.maxLength BAD_LENGTH"];
    expect(found(field({ id: "a1", kind, maxLength }))).toEqual(problems);
  });

  test("labels of the longest length, in characters rather than code units", () => {
    expect(
      found(field({ id: "a1", kind: "TEXT", maxLength: 40, label: words("🙂".repeat(formLimits.label), "é") })),
    ).toEqual([]);
  });

  test("fields without labels lack them, and are not called equal", () => {
    const fields = ["a1", "a2"].map((id) => field({ id, kind: "TEXT", maxLength: 40, label: words("", id) }));
    expect(found(...fields)).toEqual(["fields.0.label.en MISSING", "fields.1.label.en MISSING"]);
  });

  test.each<[FieldKind, FieldRule[]]>([
    ["TEXT", ["DIGITS", "ZIP", "LETTERS_AND_DIGITS"]],
    ["DATE", ["TODAY_OR_EARLIER", "TODAY_OR_LATER"]],
    ["LONG_TEXT", []],
    ["NUMBER", []],
    ["CHOICE", []],
  ])("a %s can have the rules %j", (kind, rules) => expect(rulesOf(kind)).toEqual(rules));

  test.each([
    ["move-a-service", true],
    ["ab", true],
    [`a${"b".repeat(39)}`, true],
    ["a", false],
    [`a${"b".repeat(40)}`, false],
    ["2nd-line", false],
    ["-line", false],
    ["Line", false],
    ["line.phone", false],
    ["a line", false],
  ])("%j can name a form or a field: %s", (id, can) => expect(isFormId(id)).toBe(can));
});
