import { describe, expect, test } from "vitest";
import type { FieldKind, FormField } from "./webForm.rules.ts";
import { formField } from "./webForm.testing.ts";
import { type FormPageWords, type FormQuestion, questionsOf } from "./webFormQuestions.rules.ts";

const words: FormPageWords = {
  optional: "optional",
  service: (service) => `service ${service}`,
  contact: (way) => `answer by ${way}`,
  phone: "Phone number",
  todayOrEarlier: "today or earlier",
  todayOrLater: "today or later",
};
const facts = { services: ["INTERNET", "VOICE"], today: "2026-11-24" };
const asked = (fields: FormField[], answers = {}, language: "en" | "es" = "en") =>
  questionsOf(fields, answers, language, facts, words);
const choices = [
  { value: "yes", label: { en: "Yes", es: "Sí" } },
  { value: "no", label: { en: "No", es: "No, gracias" } },
];

describe("[SERV-13 partly] what a page of a web form asks", () => {
  test.each<[FieldKind, FormQuestion["kind"]]>([
    ["TEXT", "text"],
    ["LONG_TEXT", "longText"],
    ["EMAIL", "email"],
    ["PHONE", "phone"],
    ["NUMBER", "number"],
    ["DATE", "date"],
    ["CHOICE", "choice"],
    ["SELECT", "select"],
    ["CHECKBOX", "check"],
    ["SERVICE", "select"],
    ["CONTACT", "choice"],
  ])("a %s is asked as %s", (kind, drawn) => {
    expect(asked([formField(kind)])).toMatchObject([{ kind: drawn, name: "what", label: "What" }]);
  });

  test("a required text without a hint or a limit has its label alone", () => {
    expect(asked([formField("TEXT")])).toEqual([{ kind: "text", name: "what", label: "What", options: [] }]);
  });

  test("an optional text says so, with its hint and its limit, in the customer's language", () => {
    const text = formField("TEXT", { hint: { en: "On the box", es: "En la caja" }, required: false, maxLength: 40 });
    const also = { kind: "text", name: "what", optionalLabel: "optional", maxLength: 40, options: [] };
    expect(asked([text])).toEqual([{ ...also, label: "What", hint: "On the box" }]);
    expect(asked([text], {}, "es")).toEqual([{ ...also, label: "Qué", hint: "En la caja" }]);
  });

  test("the choices of an editor are in the customer's language", () => {
    expect(asked([formField("CHOICE", { choices })], {}, "es")[0]?.options).toEqual([
      { value: "yes", label: "Sí" },
      { value: "no", label: "No, gracias" },
    ]);
  });

  test("a service is one of the account's, or none", () => {
    expect(asked([formField("SERVICE")])[0]?.options).toEqual([
      { value: "INTERNET", label: "service INTERNET" },
      { value: "VOICE", label: "service VOICE" },
      { value: "NONE", label: "service NONE" },
    ]);
  });

  test("an answer comes on the page or by a call", () => {
    expect(asked([formField("CONTACT")])[0]?.options).toEqual([
      { value: "PORTAL", label: "answer by PORTAL" },
      { value: "PHONE", label: "answer by PHONE" },
    ]);
  });

  test.each<[FormField["rule"], FormQuestion["days"]]>([
    ["TODAY_OR_EARLIER", { max: { date: "2026-11-24", reason: "today or earlier" } }],
    ["TODAY_OR_LATER", { min: { date: "2026-11-24", reason: "today or later" } }],
    [null, undefined],
  ])("a date with the rule %s can be chosen within %j", (rule, days) => {
    expect(asked([formField("DATE", { rule })])[0]?.days).toEqual(days);
  });

  test("who asks for a call is asked for the number right after", () => {
    const fields = [formField("CONTACT", { id: "how" }), formField("TEXT", { id: "more" })];
    const names = (how: string) => asked(fields, { how }).map(({ name }) => name);
    expect([names("PHONE"), names("PORTAL"), names("")]).toEqual([
      ["how", "how.phone", "more"],
      ["how", "more"],
      ["how", "more"],
    ]);
    expect(asked(fields, { how: "PHONE" })[1]).toEqual({ kind: "phone", name: "how.phone", label: "Phone number" });
  });

  test("a text that happens to be PHONE asks for no number", () => {
    expect(asked([formField("TEXT")], { what: "PHONE" })).toHaveLength(1);
  });

  test("a question whose condition isn't met is not asked", () => {
    const moving = formField("CHOICE", { id: "moving", choices });
    const where = formField("TEXT", { id: "where", askedIf: { field: "moving", choice: "yes" } });
    expect(asked([moving, where], { moving: "no" }).map(({ name }) => name)).toEqual(["moving"]);
    expect(asked([moving, where], { moving: "yes" }).map(({ name }) => name)).toEqual(["moving", "where"]);
  });
});
