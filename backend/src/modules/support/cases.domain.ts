import type { components } from "@portico/openapi/support";
import { supportCases as constants } from "@portico/rules/serviceConstants";
import { validateCaseText } from "@portico/rules/supportCase";
import type { Principal } from "../../lib/principal.ts";
import type { MessageFile } from "./attachments/attachments.repository.ts";
import type { CaseRow, MessageRow } from "./cases.repository.ts";

type Schemas = components["schemas"];
export type RefusalCode = Exclude<Schemas["SupportProblem"]["code"], "CONFLICT">;
type AnswerState = Schemas["CaseAnswer"]["state"];
type CaseService = Schemas["CaseService"];

/** The first case's number, so that all have the same length. */
const FIRST_NUMBER = 400_000;

/** The number of a case that customers see. */
export const caseIdOf = (number: number): string => `CS-${FIRST_NUMBER + number}`;
export const numberOf = (caseId: string): number => Number(caseId.slice(3)) - FIRST_NUMBER;

const caseServices: readonly CaseService[] = ["INTERNET", "VOICE", "VIDEO", "MOBILE"];

/** The services of an account that a case can be about, in display order. */
export const servicesAmong = (keys: readonly string[]): CaseService[] =>
  caseServices.filter((service) => keys.includes(service));

/** Whether a user has as many open cases on an account as there may be. */
export const hasTooMany = (open: number): boolean => open >= constants.maxOpen;

/** Why a customer's message cannot be added to a case; undefined when it can. */
export function validateReply(state: CaseRow["state"], messages: number, body: string): RefusalCode | undefined {
  if (state === "CLOSED") return "CASE_CLOSED";
  if (validateCaseText(body)) return "TEXT_INVALID";
  return messages >= constants.maxMessages ? "TOO_MANY_CASE_MESSAGES" : undefined;
}

/** The state after a reply of the customer: an answered case waits for an agent again. */
export const stateAfterReply = (state: CaseRow["state"]): CaseRow["state"] =>
  state === "ANSWERED" ? "RECEIVED" : state;

/** Customer service answers; everybody else has requests of their own. */
export const roleOf = ({ userType }: Pick<Principal, "userType">): Schemas["SupportCases"]["role"] =>
  userType === "CSR" ? "ANSWERS" : "ASKS";

/** Why an agent cannot answer a case, or change it to a state; undefined when they can. */
export function validateCaseAnswer(
  state: CaseRow["state"],
  messages: number,
  wanted: { body: string; state: AnswerState; files: number },
): RefusalCode | undefined {
  if (state === "CLOSED") return "CASE_CLOSED";
  const isBlank = wanted.body.trim() === "";
  if (isBlank ? wanted.state === "ANSWERED" || wanted.files > 0 : validateCaseText(wanted.body)) return "TEXT_INVALID";
  return !isBlank && messages >= constants.maxMessages ? "TOO_MANY_CASE_MESSAGES" : undefined;
}

export const caseAnswer = (
  row: CaseRow,
  messages: readonly MessageRow[],
  files: readonly MessageFile[],
  openedBy: string,
): Schemas["SupportCase"] => ({
  id: caseIdOf(row.number),
  openedBy,
  title: row.title,
  topic: row.topic,
  service: row.service,
  contactBy: row.contactBy,
  phone: row.phone,
  state: row.state,
  openedAt: row.openedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  messages: messages.map(({ sender, body, answers, sentAt, position }) => ({
    ...{ from: sender, body, answers },
    files: files
      .filter(({ messagePosition }) => messagePosition === position)
      .map(({ id, name, type, bytes }) => ({ id, name, type, bytes })),
    sentAt: sentAt.toISOString(),
  })),
});
