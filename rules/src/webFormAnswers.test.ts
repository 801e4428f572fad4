import { describe, expect, test } from "vitest";
import type { FieldKind, FormField } from "./webForm.rules.ts";
import { formField } from "./webForm.testing.ts";
import { validateAnswers, answersTo, choiceLabel, strayAnswers } from "./webFormAnswers.rules.ts";

const choices = [
  { value: "yes", label: { en: "Yes", es: "Sí" } },
  { value: "no", label: { en: "No", es: "No, gracias" } },
];
const facts = { services: ["INTERNET"], today: "2026-11-24" };
const errors = (one: FormField, what: string) => validateAnswers([one], { what }, facts).map(({ error }) => error);

describe("[SERV-13 partly] an answer of each kind", () => {
  test.each<[string, FormField, string, string[]]>([
    ["a text of the longest length", formField("TEXT", { maxLength: 3 }), "abc", []],
    ["a text without a longest length", formField("TEXT"), "a".repeat(9_999), []],
    ["a long text that is too long", formField("LONG_TEXT", { maxLength: 3 }), "abcd", ["TOO_LONG"]],
    ["digits", formField("TEXT", { rule: "DIGITS" }), "0123", []],
    ["digits after a letter", formField("TEXT", { rule: "DIGITS" }), "a12", ["NOT_DIGITS"]],
    ["letters and digits of any script", formField("TEXT", { rule: "LETTERS_AND_DIGITS" }), "Ñandú7", []],
    ["a ZIP code with its extension", formField("TEXT", { rule: "ZIP" }), "04101-0042", []],
    ["a number of the longest length", formField("NUMBER", { maxLength: 4 }), "1234", []],
    ["a number without a longest length", formField("NUMBER"), "1234567890123", []],
    ["a number with a letter after it", formField("NUMBER"), "12x", ["NOT_NUMBER"]],
    ["any day, where no rule limits it: later", formField("DATE"), "2026-11-25", []],
    ["any day, where no rule limits it: earlier", formField("DATE"), "2026-11-23", []],
    ["today, where it may be no later", formField("DATE", { rule: "TODAY_OR_EARLIER" }), "2026-11-24", []],
    ["yesterday, where it may be no later", formField("DATE", { rule: "TODAY_OR_EARLIER" }), "2026-11-23", []],
    ["tomorrow, where it may be no earlier", formField("DATE", { rule: "TODAY_OR_LATER" }), "2026-11-25", []],
    ["an email address", formField("EMAIL"), "dana@example.com", []],
    ["a telephone number", formField("PHONE"), "2075550119", []],
    ["a choice of a list", formField("SELECT", { choices }), "no", []],
    ["what is no choice of a list", formField("SELECT", { choices }), "maybe", ["NOT_CHOSEN"]],
    ["a box that is checked", formField("CHECKBOX"), "YES", []],
    ["a box with anything else", formField("CHECKBOX"), "NO", ["NOT_CHECKED"]],
    ["a service of the account", formField("SERVICE"), "INTERNET", []],
    ["a way to answer that there is not", formField("CONTACT"), "FAX", ["NOT_CHOSEN"]],
  ])("%s", (_, one, text, expected) => expect(errors(one, text)).toEqual(expected));

  test.each<[FieldKind, string]>([
    ["TEXT", "MISSING"],
    ["DATE", "MISSING"],
    ["CHOICE", "NOT_CHOSEN"],
    ["SELECT", "NOT_CHOSEN"],
    ["SERVICE", "NOT_CHOSEN"],
    ["CONTACT", "NOT_CHOSEN"],
    ["CHECKBOX", "NOT_CHECKED"],
  ])("a required %s without an answer: %s", (kind, error) => {
    expect(validateAnswers([formField(kind, { choices })], {}, facts)).toEqual([{ answer: "what", error }]);
  });
});

describe("[SERV-13 partly] the number of a call", () => {
  const call = formField("CONTACT");

  test("has to be one that can be called", () => {
    const answers = { what: "PHONE", "what.phone": "555" };
    expect(validateAnswers([call], answers, facts)).toEqual([{ answer: "what.phone", error: "NOT_PHONE" }]);
  });

  test("is sent with the wish, and is no stray answer", () => {
    const answers = { what: "PHONE", "what.phone": " 2075550119 " };
    expect(answersTo([call], answers)).toEqual({ what: "PHONE", "what.phone": "2075550119" });
    expect(strayAnswers([call], answers)).toEqual([]);
  });

  test("belongs to no other kind of question, whatever its answer is", () => {
    const answers = { what: "PHONE", "what.phone": "2075550119" };
    expect(validateAnswers([formField("TEXT")], { what: "PHONE" }, facts)).toEqual([]);
    expect(answersTo([formField("TEXT")], answers)).toEqual({ what: "PHONE" });
    expect(strayAnswers([formField("TEXT")], answers)).toEqual(["what.phone"]);
  });
});

test("[SERV-13 partly] answers are sent without spaces around them, and empty ones not at all", () => {
  const fields = [formField("TEXT"), formField("TEXT", { id: "more", required: false })];
  expect(answersTo(fields, { what: " A box ", more: "  " })).toEqual({ what: "A box" });
});

test("[SERV-13 partly] the label of a choice is in the customer’s language, and there is none for another value", () => {
  const one = formField("CHOICE", { choices });
  expect([choiceLabel(one, "no", "en"), choiceLabel(one, "no", "es")]).toEqual(["No", "No, gracias"]);
  expect(choiceLabel(one, "maybe", "en")).toBeUndefined();
});
