import { parseTypedDate } from "@portico/design-system/calendar";
import type { LocalDate } from "@portico/rules/dates";
import type { FormAnswers } from "@portico/rules/webFormAnswers";
import { contactPhoneOf } from "@portico/rules/webFormAnswers";
import type { FormDefinition } from "../model/support.api.ts";

type Fields = FormDefinition["fields"];

/** An answer on the page is the usual one. */
export const firstAnswers = (fields: Fields): FormAnswers =>
  Object.fromEntries(
    fields.flatMap(({ id, kind, required }) => (kind === "CONTACT" && required ? [[id, "PORTAL"]] : [])),
  );

/** What is sent for what was typed: dates in the form of the contract. A text that is no date stays what it is. */
export function answersTyped(fields: Fields, typed: FormAnswers, today: LocalDate): FormAnswers {
  const dates = fields.filter(({ kind }) => kind === "DATE");
  const parsed = dates.flatMap(({ id }): [string, string][] => {
    const day = parseTypedDate(typed[id] ?? "", today);
    return day === undefined ? [] : [[id, day]];
  });
  return { ...typed, ...Object.fromEntries(parsed) };
}

/** The field that an answer belongs to: a telephone number to the one that asks how to answer. */
export const fieldOf = (fields: Fields, answer: string): Fields[number] | undefined =>
  fields.find((field) => field.id === answer || contactPhoneOf(field) === answer);
