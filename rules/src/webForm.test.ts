import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FormDefinition, type FormField, formLimits, formProblems, maxRadios } from "./webForm.rules.ts";
import { validateAnswers, answersTo, askedFields, strayAnswers } from "./webFormAnswers.rules.ts";

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
const found = (definition: FormDefinition) => formProblems(definition).map(({ place, error }) => `${place} ${error}`);

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
          choices: Array.from({ length: maxRadios + 1 }, (_, at) => ({
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
    [
      "a choice whose value is no name",
      form(field({ id: "a1", kind: "CHOICE", choices: [...yesNo, { value: "3", label: words("Three") }] })),
      "fields.0.choices.2.value BAD_ID",
    ],
    ["no introduction", { ...good, intro: words("Move", "") }, "intro.es MISSING"],
    ["no title", { ...good, title: words("", "Título") }, "title.en MISSING"],
  ] as const)("%s", (_, definition, problem) => expect(found(definition)).toEqual([problem]));
});

describe("[SERV-13 partly] answers are held against the definition", () => {
  const facts = { services: ["INTERNET"], today: "2026-11-24" };
  const errorOf = (one: FormField, text: string, more: Record<string, string> = {}) =>
    validateAnswers([one], { [one.id]: text, ...more }, facts)[0]?.error;

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
  ] as const)("%o: %s", (more, text, error) => expect(errorOf(field({ id: "a1", ...more }), text)).toBe(error));

  test("an optional answer may be empty, and is checked when it is given", () => {
    const optional = field({ id: "mail", kind: "EMAIL", required: false });
    expect(errorOf(optional, " ")).toBeUndefined();
    expect(errorOf(optional, "dana")).toBe("NOT_EMAIL");
  });

  test("who asks for a call has to give a number; who doesn’t is not asked for one", () => {
    const contact = field({ id: "how", kind: "CONTACT" });
    expect(validateAnswers([contact], { how: "PHONE" }, facts)).toEqual([{ answer: "how.phone", error: "MISSING" }]);
    expect(validateAnswers([contact], { how: "PHONE", "how.phone": "2075550119" }, facts)).toEqual([]);
    expect(answersTo([contact], { how: "PORTAL", "how.phone": "2075550119" })).toEqual({ how: "PORTAL" });
  });

  test("answers that nothing asks for are named", () => {
    expect(strayAnswers([field({ id: "what", kind: "TEXT" })], { what: "A", serial: "B", empty: " " })).toEqual([
      "serial",
    ]);
  });
});

describe("[SERV-13 partly] a question that is asked only after a certain answer", () => {
  const moving = field({ id: "moving", kind: "CHOICE", choices: yesNo });
  const floor = field({ id: "floor", kind: "SELECT", choices: yesNo, askedIf: { field: "moving", choice: "yes" } });
  const lift = field({ id: "lift", kind: "TEXT", askedIf: { field: "floor", choice: "no" } });
  const fields = [moving, floor, lift];
  const facts = { services: [], today: "2026-11-24" };
  const asked = (answers: Record<string, string>) => askedFields(fields, answers).map(({ id }) => id);

  test.each<[Record<string, string>, string[]]>([
    [{}, ["moving"]],
    [{ moving: "no" }, ["moving"]],
    [{ moving: "yes" }, ["moving", "floor"]],
    [{ moving: "yes", floor: "no" }, ["moving", "floor", "lift"]],
    [{ moving: "no", floor: "no" }, ["moving"]],
  ])("with the answers %j these are asked: %j", (answers, ids) => expect(asked(answers)).toEqual(ids));

  test("is not required while it is not asked, and is once it is", () => {
    expect(validateAnswers(fields, { moving: "no" }, facts)).toEqual([]);
    expect(validateAnswers(fields, { moving: "yes" }, facts)).toEqual([{ answer: "floor", error: "NOT_CHOSEN" }]);
  });

  test("has its answer dropped while it is not asked, and nothing is refused for it", () => {
    const answers = { moving: "no", floor: "no", lift: "Left" };
    expect(answersTo(fields, answers)).toEqual({ moving: "no" });
    expect([strayAnswers(fields, answers), validateAnswers(fields, answers, facts)]).toEqual([[], []]);
  });

  test("that asks for a call drops the number too", () => {
    const contact = field({ id: "answer", kind: "CONTACT", askedIf: { field: "moving", choice: "yes" } });
    const answers = { moving: "no", answer: "PHONE", "answer.phone": "555" };
    expect([answersTo([moving, contact], answers), validateAnswers([moving, contact], answers, facts)]).toEqual([
      { moving: "no" },
      [],
    ]);
  });

  test("whatever is answered, only what is asked is sent, and what is asked is never refused as stray", () => {
    const values = fc.constantFrom("", "yes", "no", "other");
    fc.assert(
      fc.property(fc.record({ moving: values, floor: values, lift: values }), (answers) => {
        const sent = Object.keys(answersTo(fields, answers));
        expect(sent.every((name) => asked(answers).includes(name))).toBe(true);
        expect(asked(answersTo(fields, answers))).toEqual(asked(answers));
        expect(strayAnswers(fields, answers)).toEqual([]);
      }),
    );
  });

  test.each([
    ["a later question", form(floor, moving), "fields.0.askedIf LATER_CONDITION"],
    ["itself", form({ ...moving, askedIf: { field: "moving", choice: "yes" } }), "fields.0.askedIf LATER_CONDITION"],
    ["a question that is gone", form(moving, lift), "fields.1.askedIf UNKNOWN_CONDITION"],
    [
      "a choice that was removed",
      form(moving, { ...floor, askedIf: { field: "moving", choice: "maybe" } }),
      "fields.1.askedIf CONDITION_CHOICE",
    ],
    [
      "a question without choices",
      form(field({ id: "moving", kind: "TEXT" }), floor),
      "fields.1.askedIf CONDITION_CHOICE",
    ],
  ])("can’t be published when it depends on %s", (_, definition, problem) =>
    expect(found(definition)).toEqual([problem]),
  );

  test("can be published when the question that it depends on comes earlier", () =>
    expect(found(form(...fields))).toEqual([]));
});
