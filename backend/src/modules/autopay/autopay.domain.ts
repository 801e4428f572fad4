import { autoPayMethodFault, isLateDebitDay, nextDebitDate, servicesFault, waitsTooLong, type AutoPayMethodKind, type AutoPayService, type BillCycle } from "@portico/rules/autoPay";
import { isExpired } from "@portico/rules/card";
import { mayResumeWithSameMethod } from "@portico/rules/dunning";
import type { AutoPayRefusal, AutoPayRefusalCode } from "@portico/openapi/graph.resolvers";
import type { ActionPartRow, EnrolmentRow } from "./autopay.repository.ts";

export type Refusal = Omit<AutoPayRefusal, "__typename">;

/** A step that an action will take. */
export type PlannedPart = Pick<ActionPartRow, "kind" | "service"> & Partial<Pick<ActionPartRow, "terms">>;

/** What every decision about Auto Pay depends on. */
export interface StandingFacts {
  disconnected: boolean;
  offered: AutoPayService[];
  enrolments: EnrolmentRow[];
  cycle: BillCycle;
  /** Cents that nobody has paid yet and nothing is on its way for. */
  stillDue: number;
  /** The newest statement has the month's discount already. */
  discountGiven: boolean;
  pastDueAmount: number;
  dueDate: string | null;
  businessDate: string;
  cardsRefused: boolean;
  banksRefused: boolean;
  openActionId: string | undefined;
  /** Enrolments that a bank refused within the last hour, of this person or for this account. */
  refusedTries: number;
}

/** The method that was chosen, or why there is none. */
export type MethodFacts =
  | { kind: "missing"; code: Extract<AutoPayRefusalCode, "METHOD_NOT_FOUND" | "CARD_DATA_EXPIRED"> }
  | { kind: "known"; methodKind: AutoPayMethodKind; /** MMYY; null for bank accounts. */ expiry: string | null; unavailable: boolean };

const MOST_REFUSED_TRIES = 5;

const openRefusal = ({ openActionId }: StandingFacts): Refusal | null => (openActionId === undefined ? null : { code: "ACTION_BEING_CONFIRMED", openActionId });

/** Why an account can't be enrolled whatever is asked for (BILL-06), or null. */
export function enrolmentRefusal({ disconnected }: Pick<StandingFacts, "disconnected">): Refusal | null {
  return disconnected ? { code: "ACCOUNT_DISCONNECTED" } : null;
}

export interface EnrolmentAsked {
  services: readonly AutoPayService[];
  debitDay: number;
  termsAccepted: boolean;
  method: MethodFacts;
  /** What is due is paid in the same flow. */
  paysNow: boolean;
}

/** Why nothing is enrolled, or null. */
export function enrolRefusal(facts: StandingFacts, asked: EnrolmentAsked): Refusal | null {
  const basic = openRefusal(facts) ?? enrolmentRefusal(facts) ?? triesRefusal(facts) ?? termsRefusal(asked.termsAccepted);
  if (basic) return basic;
  if (facts.enrolments.length > 0) return { code: "ALREADY_ENROLLED" };
  return chosenRefusal(facts, asked) ?? dayRefusal(facts, asked.debitDay) ?? balanceRefusal(facts, asked);
}

function balanceRefusal({ stillDue, pastDueAmount, dueDate, businessDate }: StandingFacts, { paysNow, debitDay }: Pick<EnrolmentAsked, "paysNow" | "debitDay">): Refusal | null {
  const late = pastDueAmount > 0 || waitsTooLong(dueDate, nextDebitDate(debitDay, businessDate));
  return late && !paysNow && stillDue > 0 ? { code: "BALANCE_DUE", amountDue: stillDue } : null;
}

/** Why services or method stay as they are, or null. A balance is paid before the method that pays it changes. */
export function changeRefusal(facts: StandingFacts, asked: Pick<EnrolmentAsked, "services" | "termsAccepted" | "method"> & { newMethod: boolean; parts: number }): Refusal | null {
  const basic = openRefusal(facts) ?? enrolmentRefusal(facts) ?? notEnrolled(facts) ?? triesRefusal(facts) ?? termsRefusal(asked.termsAccepted) ?? chosenRefusal(facts, asked);
  if (basic) return basic;
  if (asked.parts === 0) return { code: "NOTHING_TO_CHANGE" };
  return asked.newMethod && facts.stillDue > 0 ? { code: "BALANCE_DUE", amountDue: facts.stillDue } : null;
}

/** Why Auto Pay is not cancelled, or null. Mobile service can't do without it. */
export function cancelRefusal(facts: StandingFacts): Refusal | null {
  const basic = openRefusal(facts) ?? notEnrolled(facts);
  if (basic) return basic;
  return facts.offered.includes("mobile") && facts.enrolments.some(({ service }) => service === "mobile") ? { code: "MOBILE_REQUIRES_AUTO_PAY" } : null;
}

export function dateRefusal(facts: StandingFacts, debitDay: number): Refusal | null {
  const basic = openRefusal(facts) ?? notEnrolled(facts) ?? dayRefusal(facts, debitDay);
  if (basic) return basic;
  // The bill that is out would be late by then, although later ones would not.
  if (facts.stillDue > 0 && waitsTooLong(facts.dueDate, nextDebitDate(debitDay, facts.businessDate))) return { code: "DATE_UNAVAILABLE" };
  return facts.enrolments.every((enrolment) => enrolment.debitDay === debitDay) ? { code: "NOTHING_TO_CHANGE" } : null;
}

/** Why Auto Pay that is paused does not go on with the method that it has, or null. */
export function resumeRefusal(facts: StandingFacts, method: MethodFacts): Refusal | null {
  const [first] = facts.enrolments;
  const basic = openRefusal(facts) ?? enrolmentRefusal(facts);
  if (basic) return basic;
  if (!first?.pausedCode) return notEnrolled(facts) ?? { code: "NOTHING_TO_CHANGE" };
  if (!mayResumeWithSameMethod(first.pausedCode)) return { code: "METHOD_UNAVAILABLE" };
  const services = facts.enrolments.map(({ service }) => service);
  return chosenRefusal(facts, { services, method }) ?? balanceRefusal(facts, { paysNow: false, debitDay: first.debitDay });
}

function notEnrolled({ enrolments }: StandingFacts): Refusal | null {
  return enrolments.length === 0 ? { code: "NOT_ENROLLED" } : null;
}

function triesRefusal({ refusedTries }: StandingFacts): Refusal | null {
  return refusedTries >= MOST_REFUSED_TRIES ? { code: "TOO_MANY_TRIES" } : null;
}

function termsRefusal(accepted: boolean): Refusal | null {
  return accepted ? null : { code: "TERMS_NOT_ACCEPTED" };
}

function dayRefusal({ cycle }: StandingFacts, day: number): Refusal | null {
  const isDay = Number.isInteger(day) && day >= 1 && day <= 31;
  return isDay && !isLateDebitDay(day, cycle) ? null : { code: "DATE_UNAVAILABLE" };
}

function chosenRefusal({ offered, cardsRefused, banksRefused, businessDate }: StandingFacts, { services, method }: Pick<EnrolmentAsked, "services" | "method">): Refusal | null {
  const fault = servicesFault(services, offered);
  if (fault) return { code: fault };
  if (method.kind === "missing") return { code: method.code };
  if (cardsRefused && method.methodKind !== "bankAccount") return { code: "CARDS_RESTRICTED" };
  if (method.expiry !== null && isExpired(method.expiry, businessDate)) return { code: "METHOD_EXPIRED" };
  if (method.unavailable || (banksRefused && method.methodKind === "bankAccount")) return { code: "METHOD_UNAVAILABLE" };
  const unfit = autoPayMethodFault(method.methodKind, services);
  return unfit ? { code: unfit } : null;
}

/**
 * The steps from what is enrolled to what was chosen (AUTO-03, AUTO-05): what is left out is cancelled; what keeps its service and gets
 * another method is cancelled and enrolled again; what is new is enrolled.
 */
export function changeParts(enrolments: readonly Pick<EnrolmentRow, "service" | "paymentMethodId">[], services: readonly AutoPayService[], methodId: string | null): PlannedPart[] {
  const leaving = enrolments.filter(({ service }) => !services.includes(service));
  const cancelled = leaving.map(({ service }): PlannedPart => ({ kind: "CANCEL", service }));
  const kept = services.flatMap((service): PlannedPart[] => {
    const before = enrolments.find((enrolment) => enrolment.service === service);
    if (before?.paymentMethodId === methodId) return [];
    return before ? [{ kind: "CANCEL", service }, { kind: "ENROL", service }] : [{ kind: "ENROL", service }];
  });
  return [...cancelled, ...kept];
}

type Settleable = Pick<ActionPartRow, "kind" | "service" | "state" | "code">;

/** Why a step can't be taken at all: its service could not be cancelled first, the card was refused for another service just now, or nothing was enrolled. */
export function barredBy(part: Settleable, parts: readonly Settleable[]): NonNullable<ActionPartRow["code"]> | null {
  if (part.kind === "PAPERLESS") return parts.every(({ kind, state }) => kind !== "ENROL" || state === "FAILED") ? "NOT_ATTEMPTED" : null;
  if (part.kind !== "ENROL") return null;
  const cancelled = parts.find(({ kind, service }) => kind === "CANCEL" && service === part.service);
  if (cancelled && cancelled.state === "FAILED") return "NOT_ATTEMPTED";
  const refused = parts.find(({ kind, code }) => kind === "ENROL" && (code === "DECLINED" || code === "SECURITY_CODE_FAILED"));
  return refused?.code ?? null;
}

/** What may be tried again as it was asked for: what the processor could not do, not what a bank refused. */
export function isRetryable({ state, code }: Settleable): boolean {
  return state === "FAILED" && (code === "PROCESSOR_UNAVAILABLE" || code === "CANCEL_REFUSED");
}

/** The parts that are tried again with one: itself, and what waited for it. */
export function triedAgainWith<Part extends Settleable>(part: Part, parts: readonly Part[]): Part[] {
  const waited = (each: Part) => (part.kind === "CANCEL" && each.service === part.service) || (part.kind === "ENROL" && each.kind === "PAPERLESS");
  return parts.filter((each) => each === part || (each.code === "NOT_ATTEMPTED" && waited(each)));
}

export interface TogetherPart { state: "DONE" | "FAILED" | "CONFIRMING"; code: "NOT_ATTEMPTED" | "ENROLMENT_FAILED" | null }

/** All parts as one. */
export function partTogether(parts: readonly Settleable[]): TogetherPart {
  if (parts.some(({ state }) => state === "CONFIRMING")) return { state: "CONFIRMING", code: null };
  const failed = parts.filter(({ state }) => state === "FAILED");
  if (failed.length === 0) return { state: "DONE", code: null };
  return { state: "FAILED", code: failed.every(({ code }) => code === "NOT_ATTEMPTED") ? "NOT_ATTEMPTED" : "ENROLMENT_FAILED" };
}
