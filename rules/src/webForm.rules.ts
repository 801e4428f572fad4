/**
 * Web forms that editors describe (SERV-13): the shape of a definition and its checks. A definition without a problem
 * cannot draw an inaccessible form: every field and every choice has a label of its own in both languages, and there is
 * no text that only a placeholder could show. Shared by the browser, the server and the Studio.
 */

export type FormLanguage = "en" | "es";
export type FormWording = Readonly<Record<FormLanguage, string>>;

/** How the key of every form starts; the rest is its id. Roles of the Studio can be limited to it. */
export const formKeyStart = "support.form.";

export const formTopics = ["BILLING", "TECHNICAL", "ORDER", "ACCOUNT", "OTHER"] as const;

/**
 * SERVICE offers the services of the account. CONTACT asks how to answer: on the page, or by a call to a number. Each is
 * there at most once, because a case has one of each.
 */
export const fieldKinds = [
  "TEXT",
  "LONG_TEXT",
  "EMAIL",
  "PHONE",
  "NUMBER",
  "DATE",
  "CHOICE",
  "SELECT",
  "CHECKBOX",
  "SERVICE",
  "CONTACT",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What an answer has to look like besides its kind; a closed list, because a pattern of one's own has no error text. */
export const fieldRules = ["DIGITS", "ZIP", "LETTERS_AND_DIGITS", "TODAY_OR_EARLIER", "TODAY_OR_LATER"] as const;
export type FieldRule = (typeof fieldRules)[number];

export type FormChoice = { value: string; label: FormWording };
/** Asks a question only while an earlier one, with choices, is answered with one of them. */
type FormCondition = { field: string; choice: string };
export type FormField = {
  /** Names the answer; stays when the words change. */
  id: string;
  kind: FieldKind;
  label: FormWording;
  hint: FormWording | null;
  required: boolean;
  /** Maximum number of characters of a TEXT or LONG_TEXT, of digits of a NUMBER; null for other kinds. */
  maxLength: number | null;
  rule: FieldRule | null;
  /** Of a CHOICE or SELECT; else empty. */
  choices: readonly FormChoice[];
  /** Without it, the question is always asked. */
  askedIf?: FormCondition | undefined;
};
export type FormDefinition = {
  title: FormWording;
  intro: FormWording;
  /** The queue of the support case that it becomes. */
  topic: (typeof formTopics)[number];
  /** Customers find it in the list. */
  offered: boolean;
  fields: readonly FormField[];
};

const languages: readonly FormLanguage[] = ["en", "es"];

/** Maximum number of characters of each text, of fields and of choices. */
export const formLimits = {
  title: 60,
  intro: 300,
  label: 100,
  hint: 200,
  choice: 80,
  fields: 20,
  choices: 15,
  text: 200,
  longText: 2_000,
  digits: 12,
} as const;

/** Radio buttons are for a few choices; more are a select. */
export const maxRadios = 7;

export type FormError =
  | "MISSING"
  | "TOO_LONG"
  | "NO_FIELDS"
  | "TOO_MANY_FIELDS"
  | "SAME_LABEL"
  | "BAD_ID"
  | "SAME_ID"
  | "BAD_LENGTH"
  | "BAD_RULE"
  | "TOO_FEW_CHOICES"
  | "TOO_MANY_CHOICES"
  | "STRAY_CHOICES"
  | "SECOND_OF_KIND"
  | ConditionError;
/** The question that a condition names is gone, comes later, or has no such choice. */
type ConditionError = "UNKNOWN_CONDITION" | "LATER_CONDITION" | "CONDITION_CHOICE";

/** What is wrong, and where: "title.en", "fields.2.label.es", "fields.2.choices.0.label.en". */
export type FormProblem = { place: string; error: FormError };

const limitedKinds: Partial<Record<FieldKind, number>> = {
  TEXT: formLimits.text,
  LONG_TEXT: formLimits.longText,
  NUMBER: formLimits.digits,
};

/** The maximum that `maxLength` of a kind may be; undefined for kinds without one. */
export const longestOf = (kind: FieldKind): number | undefined => limitedKinds[kind];

/** The rules that fit a kind. */
export function rulesOf(kind: FieldKind): readonly FieldRule[] {
  if (kind === "TEXT") return ["DIGITS", "ZIP", "LETTERS_AND_DIGITS"];
  return kind === "DATE" ? ["TODAY_OR_EARLIER", "TODAY_OR_LATER"] : [];
}

/** Whether an editor lists the choices of a kind. */
export const hasChoices = (kind: FieldKind): boolean => kind === "CHOICE" || kind === "SELECT";

/** The name of a form or a field; it begins with a letter, so that it is never a number or empty. */
export const isFormId = (id: string): boolean => /^[a-z][a-z0-9-]{1,39}$/.test(id);

const lengthOf = (text: string) => Array.from(text).length;
/** Spaces, and characters that show nothing: a label made of them has no accessible name. */
const isBlank = (text: string) => text.replace(/[\s\p{Cf}\p{Cc}]/gu, "") === "";

function wordProblems(place: string, wording: FormWording, max: number): FormProblem[] {
  return languages.flatMap((language): FormProblem[] => {
    if (isBlank(wording[language])) return [{ place: `${place}.${language}`, error: "MISSING" }];
    return lengthOf(wording[language]) > max ? [{ place: `${place}.${language}`, error: "TOO_LONG" }] : [];
  });
}

const said = (text: string) => text.trim().toLocaleLowerCase();

/** Labels that nobody can tell apart, in a language. */
function repeated(labels: readonly FormWording[], placeOf: (index: number) => string): FormProblem[] {
  return languages.flatMap((language) =>
    labels.flatMap((label, index): FormProblem[] => {
      const text = said(label[language]);
      const first = labels.findIndex((other) => said(other[language]) === text);
      return text !== "" && first < index ? [{ place: `${placeOf(index)}.${language}`, error: "SAME_LABEL" }] : [];
    }),
  );
}

function choiceProblems({ kind, choices }: FormField, place: string): FormProblem[] {
  if (!hasChoices(kind)) return choices.length > 0 ? [{ place: `${place}.choices`, error: "STRAY_CHOICES" }] : [];
  const max = kind === "CHOICE" ? maxRadios : formLimits.choices;
  const labels = choices.map(({ label }) => label);
  const values = choices.map(({ value }) => value);
  return [
    ...(choices.length < 2 ? [{ place: `${place}.choices`, error: "TOO_FEW_CHOICES" as const }] : []),
    ...(choices.length > max ? [{ place: `${place}.choices`, error: "TOO_MANY_CHOICES" as const }] : []),
    ...labels.flatMap((label, index) => wordProblems(`${place}.choices.${index}.label`, label, formLimits.choice)),
    ...repeated(labels, (index) => `${place}.choices.${index}.label`),
    ...idProblems(values, (index) => `${place}.choices.${index}.value`),
  ];
}

function idProblems(ids: readonly string[], placeOf: (index: number) => string): FormProblem[] {
  return ids.flatMap((id, index): FormProblem[] => {
    if (!isFormId(id)) return [{ place: placeOf(index), error: "BAD_ID" }];
    return ids.indexOf(id) < index ? [{ place: placeOf(index), error: "SAME_ID" }] : [];
  });
}

function lengthProblems({ kind, maxLength }: FormField, place: string): FormProblem[] {
  const longest = longestOf(kind);
  const fits =
    longest === undefined
      ? maxLength === null
      : maxLength !== null && Number.isInteger(maxLength) && maxLength >= 1 && maxLength <= longest;
  return fits ? [] : [{ place: `${place}.maxLength`, error: "BAD_LENGTH" }];
}

function fieldProblems(field: FormField, index: number): FormProblem[] {
  const place = `fields.${index}`;
  const { kind, label, hint, rule } = field;
  return [
    ...wordProblems(`${place}.label`, label, formLimits.label),
    ...(hint ? wordProblems(`${place}.hint`, hint, formLimits.hint) : []),
    ...lengthProblems(field, place),
    ...(rule === null || rulesOf(kind).includes(rule) ? [] : [{ place: `${place}.rule`, error: "BAD_RULE" as const }]),
    ...choiceProblems(field, place),
  ];
}

/**
 * Why a question can never be asked as its condition says; undefined when it can. Only earlier questions count, so there
 * are no cycles.
 */
export function validateCondition(fields: readonly FormField[], index: number): ConditionError | undefined {
  const condition = fields[index]?.askedIf;
  if (!condition) return undefined;
  const place = fields.findIndex(({ id }) => id === condition.field);
  if (place < 0) return "UNKNOWN_CONDITION";
  if (place >= index) return "LATER_CONDITION";
  const { kind, choices } = fields[place] as FormField;
  const has = hasChoices(kind) && choices.some(({ value }) => value === condition.choice);
  return has ? undefined : "CONDITION_CHOICE";
}

const conditionProblems = (fields: readonly FormField[]): FormProblem[] =>
  fields.flatMap((_, index) => {
    const error = validateCondition(fields, index);
    return error ? [{ place: `fields.${index}.askedIf`, error }] : [];
  });

/** A case has one service and one way to answer. */
function secondOfKind(fields: readonly FormField[]): FormProblem[] {
  return (["SERVICE", "CONTACT"] as const).flatMap((kind) =>
    fields
      .flatMap((field, index) => (field.kind === kind ? [index] : []))
      .slice(1)
      .map((index) => ({ place: `fields.${index}.kind`, error: "SECOND_OF_KIND" as const })),
  );
}

/** Why a definition cannot be published; empty when it can. */
export function formProblems({ title, intro, fields }: FormDefinition): FormProblem[] {
  return [
    ...wordProblems("title", title, formLimits.title),
    ...wordProblems("intro", intro, formLimits.intro),
    ...(fields.length === 0 ? [{ place: "fields", error: "NO_FIELDS" as const }] : []),
    ...(fields.length > formLimits.fields ? [{ place: "fields", error: "TOO_MANY_FIELDS" as const }] : []),
    ...fields.flatMap(fieldProblems),
    ...repeated(
      fields.map(({ label }) => label),
      (index) => `fields.${index}.label`,
    ),
    ...idProblems(
      fields.map(({ id }) => id),
      (index) => `fields.${index}.id`,
    ),
    ...secondOfKind(fields),
    ...conditionProblems(fields),
  ];
}
