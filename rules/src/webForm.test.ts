import { describe, expect, test } from "vitest";
import { type FormDefinition, type FormField, formLimits, formProblems, mostRadios } from "./webForm.rules.ts";
import { answerFaults, answersTo, strayAnswers } from "./webFormAnswers.rules.ts";

const words = (en: string, es = `${en} (es)`) => ({ en, es });

function field(more: Partial<FormField> & Pick<FormField, "id" | "kind">): FormField {
  const limits: Partial<Record<FormField["kind"], number>> = { TEXT: 40, LONG_TEXT: 500, NUMBER: 4 };
  return {
    label: words(`Label of ${more.id}`),
    hint: null,
    required: true,
    maxLength: limits[more.kind] ?? null,
    rule: null,
    choices: [],
    ...more,
  };
}

const yesNo = [
  { value: "yes", label: words("Yes", "Sí") },
  { value: "no", label: words("No", "No, gracias") },
];
const form = (...fields: FormField[]): FormDefinition => ({
  title: words("Move a service"),
  intro: words("Tell us where to."),
  topic: "ORDER",
  offered: true,
  fields,
});
const found = (definition: FormDefinition) => formProblems(definition).map(({ place, fault }) => `${place} ${fault}`);

describe("[SERV-13 partly] a definition that would draw an inaccessible form has a problem", () => {
  const good = form(field({ id: "what", kind: "LONG_TEXT" }), field({ id: "when", kind: "CHOICE", choices: yesNo }));

  test("a complete one has none", () => expect(found(good)).toEqual([]));

  test.each([
    [
      "no words in a language",
      form(field({ id: "what", kind: "TEXT", label: words("What", "") })),
      "fields.0.label.es MISSING",
    ],
    [
      "invisible words",
      form(field({ id: "what", kind: "TEXT", label: words("\u200b \u00ad") })),
      "fields.0.label.en MISSING",
    ],
    [
      "a hint in one language only",
      form(field({ id: "what", kind: "TEXT", hint: words("", "Sí") })),
      "fields.0.hint.en MISSING",
    ],
    [
      "a long label",
      form(field({ id: "what", kind: "TEXT", label: words("a".repeat(formLimits.label + 1), "a") })),
      "fields.0.label.en TOO_LONG",
    ],
    [
      "two fields with one label",
      form(
        field({ id: "a1", kind: "TEXT", label: words("Name", "Nombre") }),
        field({ id: "a2", kind: "TEXT", label: words("name ", "Apellido") }),
      ),
      "fields.1.label.en SAME_LABEL",
    ],
    [
      "two choices with one label",
      form(field({ id: "a1", kind: "SELECT", choices: [...yesNo, { value: "si", label: words("Yes indeed", "Sí") }] })),
      "fields.0.choices.2.label.es SAME_LABEL",
    ],
    ["a group without choices", form(field({ id: "a1", kind: "CHOICE" })), "fields.0.choices TOO_FEW_CHOICES"],
    [
      "a choice without words",
      form(field({ id: "a1", kind: "CHOICE", choices: [...yesNo, { value: "three", label: words(" ", "Tres") }] })),
      "fields.0.choices.2.label.en MISSING",
    ],
    [
      "more radio buttons than anyone reads",
      form(
        field({
          id: "a1",
          kind: "CHOICE",
          choices: Array.from({ length: mostRadios + 1 }, (_, at) => ({
            value: `v${at}`,
            label: words(`Choice ${at}`),
          })),
        }),
      ),
      "fields.0.choices TOO_MANY_CHOICES",
    ],
    ["choices of a text", form(field({ id: "a1", kind: "TEXT", choices: yesNo })), "fields.0.choices STRAY_CHOICES"],
    ["no fields", form(), "fields NO_FIELDS"],
    [
      "one id twice",
      form(field({ id: "a1", kind: "TEXT" }), field({ id: "a1", kind: "DATE", label: words("Other") })),
      "fields.1.id SAME_ID",
    ],
    ["an id that is no name", form(field({ id: "1.", kind: "TEXT" })), "fields.0.id BAD_ID"],
    [
      "a text without a limit",
      form(field({ id: "a1", kind: "TEXT", maxLength: null })),
      "fields.0.maxLength BAD_LENGTH",
    ],
    ["a limit of a date", form(field({ id: "a1", kind: "DATE", maxLength: 3 })), "fields.0.maxLength BAD_LENGTH"],
    ["a rule of another kind", form(field({ id: "a1", kind: "DATE", rule: "ZIP" })), "fields.0.rule BAD_RULE"],
    [
      "two services",
      form(field({ id: "a1", kind: "SERVICE" }), field({ id: "a2", kind: "SERVICE" })),
      "fields.1.kind SECOND_OF_KIND",
    ],
    ["no title", { ...good, title: words("", "Título") }, "title.en MISSING"],
  ] as const)("%s", (_, definition, problem) => expect(found(definition)).toEqual([problem]));
});

describe("[SERV-13 partly] answers are held against the definition", () => {
  const facts = { services: ["INTERNET"], today: "2026-11-24" };
  const faultOf = (one: FormField, text: string, more: Record<string, string> = {}) =>
    answerFaults([one], { [one.id]: text, ...more }, facts)[0]?.fault;

  test.each([
    [{ kind: "TEXT" }, "a".repeat(41), "TOO_LONG"],
    [{ kind: "TEXT" }, "🙂".repeat(40), undefined],
    [{ kind: "TEXT", rule: "ZIP" }, "04101", undefined],
    [{ kind: "TEXT", rule: "ZIP" }, "4101", "NOT_ZIP"],
    [{ kind: "TEXT", rule: "DIGITS" }, "12a", "NOT_DIGITS"],
    [{ kind: "TEXT", rule: "LETTERS_AND_DIGITS" }, "SN-1", "NOT_LETTERS_AND_DIGITS"],
    [{ kind: "LONG_TEXT" }, "  ", "MISSING"],
    [{ kind: "EMAIL" }, "dana@", "NOT_EMAIL"],
    [{ kind: "PHONE" }, "207555", "NOT_PHONE"],
    [{ kind: "NUMBER" }, "12345", "TOO_LONG"],
    [{ kind: "NUMBER" }, "-1", "NOT_NUMBER"],
    [{ kind: "DATE" }, "2026-02-30", "NOT_DATE"],
    [{ kind: "DATE", rule: "TODAY_OR_EARLIER" }, "2026-11-25", "LATER_THAN_TODAY"],
    [{ kind: "DATE", rule: "TODAY_OR_LATER" }, "2026-11-23", "EARLIER_THAN_TODAY"],
    [{ kind: "DATE", rule: "TODAY_OR_LATER" }, "2026-11-24", undefined],
    [{ kind: "CHOICE", choices: yesNo }, "maybe", "NOT_CHOSEN"],
    [{ kind: "SELECT", choices: yesNo }, "", "NOT_CHOSEN"],
    [{ kind: "CHECKBOX" }, "", "NOT_CHECKED"],
    [{ kind: "SERVICE" }, "VIDEO", "NOT_CHOSEN"],
    [{ kind: "SERVICE" }, "NONE", undefined],
    [{ kind: "CONTACT" }, "PORTAL", undefined],
  ] as const)("%o: %s", (more, text, fault) => expect(faultOf(field({ id: "a1", ...more }), text)).toBe(fault));

  test("an optional answer may be empty, and is checked when it is given", () => {
    const optional = field({ id: "mail", kind: "EMAIL", required: false });
    expect(faultOf(optional, " ")).toBeUndefined();
    expect(faultOf(optional, "dana")).toBe("NOT_EMAIL");
  });

  test("who asks for a call has to give a number; who doesn’t is not asked for one", () => {
    const contact = field({ id: "how", kind: "CONTACT" });
    expect(answerFaults([contact], { how: "PHONE" }, facts)).toEqual([{ answer: "how.phone", fault: "MISSING" }]);
    expect(answerFaults([contact], { how: "PHONE", "how.phone": "2075550119" }, facts)).toEqual([]);
    expect(answersTo([contact], { how: "PORTAL", "how.phone": "2075550119" })).toEqual({ how: "PORTAL" });
  });

  test("answers that nothing asks for are named", () => {
    expect(strayAnswers([field({ id: "what", kind: "TEXT" })], { what: "A", serial: "B", empty: " " })).toEqual([
      "serial",
    ]);
  });
});
