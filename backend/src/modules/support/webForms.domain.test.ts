import type { components } from "@portico/openapi/support";
import { expect, test } from "vitest";
import { askedAnswers, type AnswerWords, validateSubmission } from "./webForms.domain.ts";

type Definition = components["schemas"]["FormDefinition"];
type Field = Definition["fields"][number];

const field = (more: Partial<Field> & Pick<Field, "id" | "kind">): Field => ({
  ...{ label: { en: more.id, es: more.id }, hint: null, required: true, rule: null, choices: [] },
  ...{ maxLength: more.kind === "TEXT" ? 40 : null, ...more },
});
const formOf = (...fields: Field[]): Definition => ({
  title: { en: "Move a line", es: "Trasladar una línea" },
  intro: { en: "Tell us where to.", es: "Díganos adónde." },
  ...{ topic: "ORDER", offered: true, fields },
});
const choices = ["home", "office"].map((value) => ({ value, label: { en: value, es: value } }));

const words: AnswerWords = {
  ...{ service: (name) => name, page: "page", call: (phone) => phone, yes: "yes", day: (date) => date },
};
const facts = { services: ["INTERNET"], today: "2026-11-24" };
const place = field({ id: "place", kind: "SELECT", choices });
const seen = formOf(place);
const codeWith = (live: Definition | undefined, answers: Record<string, string> = { place: "home" }) =>
  validateSubmission({ seen, live, answers }, facts)?.code;

test.each<[string, Definition | undefined, string | undefined]>([
  ["the same", seen, undefined],
  ["other words", formOf({ ...place, label: { en: "Where?", es: "¿Dónde?" } }), undefined],
  ["another optional question", formOf(place, field({ id: "why", kind: "TEXT", required: false })), undefined],
  ["another required question", formOf(place, field({ id: "why", kind: "TEXT" })), "FORM_CHANGED"],
  ["the question is gone", formOf(field({ id: "why", kind: "TEXT", required: false })), "FORM_CHANGED"],
  ["the choice is gone", formOf({ ...place, choices: choices.slice(1) }), "FORM_CHANGED"],
  ["another kind of answer", formOf(field({ id: "place", kind: "EMAIL" })), "FORM_CHANGED"],
  ["no longer offered", { ...seen, offered: false }, "FORM_NOT_OFFERED"],
  ["gone", undefined, "FORM_NOT_OFFERED"],
])("[SERV-13 partly] answers when the form is now: %s", (_, live, code) => expect(codeWith(live)).toBe(code));

test("[SERV-13 partly] answers that were wrong for the form as it was seen are wrong, whatever it is now", () => {
  expect(codeWith(formOf(field({ id: "why", kind: "TEXT" })), { place: "moon" })).toBe("ANSWERS_INVALID");
  expect(codeWith(seen, { place: "home", stray: "x" })).toBe("FORM_CHANGED");
  expect(validateSubmission({ seen: undefined, live: seen, answers: { place: "home" } }, facts)?.code).toBe(
    "FORM_CHANGED",
  );
});

const unit = field({ id: "unit", kind: "TEXT", askedIf: { field: "place", choice: "office" } });

test("[SERV-13 partly] a required question that was not asked is not required, and an answer to it is dropped", () => {
  const form = formOf(place, unit);
  const codeOf = (answers: Record<string, string>) =>
    validateSubmission({ seen: form, live: form, answers }, facts)?.code;
  expect([codeOf({ place: "home" }), codeOf({ place: "home", unit: "4" }), codeOf({ place: "office" })]).toEqual([
    undefined,
    undefined,
    "ANSWERS_INVALID",
  ]);
  expect(askedAnswers(form, { place: "home", unit: "4" }, "en", words)).toEqual([
    { question: "place", answer: "home" },
  ]);
});

test.each<[string, Definition, Record<string, string>, string | undefined]>([
  ["asks more after this answer", formOf(place, unit), { place: "office" }, "FORM_CHANGED"],
  ["asks more after another answer", formOf(place, unit), { place: "home" }, undefined],
])("[SERV-13 partly] answers when the form meanwhile %s", (_, live, answers, code) =>
  expect(codeWith(live, answers)).toBe(code),
);

test("[SERV-13 partly] an answer that the new form would drop is not lost without a word", () => {
  const always = formOf(place, { ...unit, askedIf: undefined });
  const answers = { place: "home", unit: "4" };
  expect(validateSubmission({ seen: always, live: formOf(place, unit), answers }, facts)?.code).toBe("FORM_CHANGED");
});
