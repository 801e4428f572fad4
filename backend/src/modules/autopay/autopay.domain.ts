import {
  validateAutoPayMethod,
  type AutoPayMethodKind,
  type AutoPayService,
  type BillCycle,
  isLateDebitDay,
  nextDebitDate,
  validateServices,
  waitsTooLong,
} from "@portico/rules/autoPay";
import { isExpired } from "@portico/rules/card";
import { mayResumeWithSameMethod } from "@portico/rules/dunning";
import type { AutoPayRefusal, AutoPayRefusalCode } from "@portico/openapi/graph.resolvers";
import type { ActionPartRow, EnrolmentRow } from "./autopay.repository.ts";
import type { StoredAgreement } from "../../lib/agreement.ts";

export type Refusal = Omit<AutoPayRefusal, "__typename">;

/** A step that an action will run. */
export type PlannedPart = Pick<ActionPartRow, "kind" | "service"> & Partial<Pick<ActionPartRow, "terms">>;

/** The facts that every decision about Auto Pay depends on. */
export interface AutoPayFacts {
  disconnected: boolean;
  offered: AutoPayService[];
  enrolments: EnrolmentRow[];
  cycle: BillCycle;
  /** Cents due that are neither paid nor covered by a payment in flight. */
  stillDue: number;
  /** True when the newest statement has the month's discount already. */
  discountGiven: boolean;
  pastDueAmount: number;
  /** The due date that a debit has to meet; null when there is none, also when an arrangement covers all that is due. */
  dueDate: string | null;
  businessDate: string;
  cardsRefused: boolean;
  banksRefused: boolean;
  openActionId: string | undefined;
  /** Rate limit: enrolments that a bank refused within the last hour, by this user or for this account. */
  refusedTries: number;
}

/** The chosen method, or why there is none. */
export type MethodFacts =
  | { kind: "missing"; code: Extract<AutoPayRefusalCode, "METHOD_NOT_FOUND" | "CARD_DATA_EXPIRED"> }
  | {
      kind: "known";
      methodKind: AutoPayMethodKind;
      /** MMYY; null for bank accounts. */ expiry: string | null;
      unavailable: boolean;
    };

const MAX_REFUSED_TRIES = 5;

const openRefusal = ({ openActionId }: AutoPayFacts): Refusal | null =>
  openActionId === undefined ? null : { code: "ACTION_BEING_CONFIRMED", openActionId };

/** Why an account cannot be enrolled at all (BILL-06), or null. */
export function enrolmentRefusal({ disconnected }: Pick<AutoPayFacts, "disconnected">): Refusal | null {
  return disconnected ? { code: "ACCOUNT_DISCONNECTED" } : null;
}

export interface EnrolmentRequest {
  services: readonly AutoPayService[];
  debitDay: number;
  termsAccepted: boolean;
  method: MethodFacts;
  /** True when the amount due is paid in the same flow. */
  paysNow: boolean;
}

/** Why an enrolment is refused, or null. */
export function enrolRefusal(facts: AutoPayFacts, request: EnrolmentRequest): Refusal | null {
  const basic =
    openRefusal(facts) ?? enrolmentRefusal(facts) ?? triesRefusal(facts) ?? termsRefusal(request.termsAccepted);
  if (basic) return basic;
  if (facts.enrolments.length > 0) return { code: "ALREADY_ENROLLED" };
  return chosenRefusal(facts, request) ?? dayRefusal(facts, request.debitDay) ?? balanceRefusal(facts, request);
}

function balanceRefusal(
  { stillDue, pastDueAmount, dueDate, businessDate }: AutoPayFacts,
  { paysNow, debitDay }: Pick<EnrolmentRequest, "paysNow" | "debitDay">,
): Refusal | null {
  const late = pastDueAmount > 0 || waitsTooLong(dueDate, nextDebitDate(debitDay, businessDate));
  return late && !paysNow && stillDue > 0 ? { code: "BALANCE_DUE", amountDue: stillDue } : null;
}

/** Why a change of services or method is refused, or null. A balance due has to be paid before the method changes. */
export function changeRefusal(
  facts: AutoPayFacts,
  request: Pick<EnrolmentRequest, "services" | "termsAccepted" | "method"> & { newMethod: boolean; parts: number },
): Refusal | null {
  const basic =
    openRefusal(facts) ??
    enrolmentRefusal(facts) ??
    notEnrolled(facts) ??
    triesRefusal(facts) ??
    termsRefusal(request.termsAccepted) ??
    chosenRefusal(facts, request);
  if (basic) return basic;
  if (request.parts === 0) return { code: "NOTHING_TO_CHANGE" };
  if (request.newMethod) return facts.stillDue > 0 ? { code: "BALANCE_DUE", amountDue: facts.stillDue } : null;
  // A service that is added with the same method would end the pause: for that, what resuming needs is needed.
  const adds = request.services.some((added) => facts.enrolments.every(({ service }) => service !== added));
  const paused = facts.enrolments.filter(({ pausedCode }) => pausedCode !== null);
  return adds && paused.length > 0 ? resumeRefusal({ ...facts, enrolments: paused }, request.method) : null;
}

/** Why cancelling Auto Pay is refused, or null. Mobile service requires Auto Pay. */
export function cancelRefusal(facts: AutoPayFacts): Refusal | null {
  const basic = openRefusal(facts) ?? notEnrolled(facts);
  if (basic) return basic;
  return facts.offered.includes("mobile") && facts.enrolments.some(({ service }) => service === "mobile")
    ? { code: "MOBILE_REQUIRES_AUTO_PAY" }
    : null;
}

export function dateRefusal(facts: AutoPayFacts, debitDay: number): Refusal | null {
  const basic = openRefusal(facts) ?? notEnrolled(facts) ?? dayRefusal(facts, debitDay);
  if (basic) return basic;
  // The current bill would be paid late, although later ones would not.
  if (facts.stillDue > 0 && waitsTooLong(facts.dueDate, nextDebitDate(debitDay, facts.businessDate)))
    return { code: "DATE_UNAVAILABLE" };
  return facts.enrolments.every((enrolment) => enrolment.debitDay === debitDay) ? { code: "NOTHING_TO_CHANGE" } : null;
}

/** Why paused Auto Pay cannot resume with its current method, or null. */
export function resumeRefusal(facts: AutoPayFacts, method: MethodFacts): Refusal | null {
  const [first] = facts.enrolments;
  const basic = openRefusal(facts) ?? enrolmentRefusal(facts);
  if (basic) return basic;
  if (!first?.pausedCode) return notEnrolled(facts) ?? { code: "NOTHING_TO_CHANGE" };
  if (!mayResumeWithSameMethod(first.pausedCode)) return { code: "METHOD_UNAVAILABLE" };
  const services = facts.enrolments.map(({ service }) => service);
  return (
    chosenRefusal(facts, { services, method }) ?? balanceRefusal(facts, { paysNow: false, debitDay: first.debitDay })
  );
}

function notEnrolled({ enrolments }: AutoPayFacts): Refusal | null {
  return enrolments.length === 0 ? { code: "NOT_ENROLLED" } : null;
}

function triesRefusal({ refusedTries }: AutoPayFacts): Refusal | null {
  return refusedTries >= MAX_REFUSED_TRIES ? { code: "TOO_MANY_TRIES" } : null;
}

function termsRefusal(accepted: boolean): Refusal | null {
  return accepted ? null : { code: "TERMS_NOT_ACCEPTED" };
}

function dayRefusal({ cycle }: AutoPayFacts, day: number): Refusal | null {
  const isDay = Number.isInteger(day) && day >= 1 && day <= 31;
  return isDay && !isLateDebitDay(day, cycle) ? null : { code: "DATE_UNAVAILABLE" };
}

function chosenRefusal(
  { offered, cardsRefused, banksRefused, businessDate }: AutoPayFacts,
  { services, method }: Pick<EnrolmentRequest, "services" | "method">,
): Refusal | null {
  const error = validateServices(services, offered);
  if (error) return { code: error };
  if (method.kind === "missing") return { code: method.code };
  if (cardsRefused && method.methodKind !== "bankAccount") return { code: "CARDS_RESTRICTED" };
  if (method.expiry !== null && isExpired(method.expiry, businessDate)) return { code: "METHOD_EXPIRED" };
  if (method.unavailable || (banksRefused && method.methodKind === "bankAccount"))
    return { code: "METHOD_UNAVAILABLE" };
  const unfit = validateAutoPayMethod(method.methodKind, services);
  return unfit ? { code: unfit } : null;
}

/**
 * The steps of a change of services or method (AUTO-03, AUTO-05): a removed service is cancelled; a kept service with
 * another method is cancelled and enrolled again; a new service is enrolled.
 */
export function changeParts(
  enrolments: readonly Pick<EnrolmentRow, "service" | "paymentMethodId">[],
  services: readonly AutoPayService[],
  methodId: string | null,
): PlannedPart[] {
  const leaving = enrolments.filter(({ service }) => !services.includes(service));
  const cancelled = leaving.map(({ service }): PlannedPart => ({ kind: "CANCEL", service }));
  const remaining = services.flatMap((service): PlannedPart[] => {
    const before = enrolments.find((enrolment) => enrolment.service === service);
    if (before?.paymentMethodId === methodId) return [];
    return before
      ? [
          { kind: "CANCEL", service },
          { kind: "ENROL", service },
        ]
      : [{ kind: "ENROL", service }];
  });
  return [...cancelled, ...remaining];
}

type Settleable = Pick<ActionPartRow, "kind" | "service" | "state" | "code">;

/**
 * Why a step cannot run: its service could not be cancelled first, the card was just refused for another service, or
 * nothing was enrolled.
 */
export function barredBy(part: Settleable, parts: readonly Settleable[]): NonNullable<ActionPartRow["code"]> | null {
  if (part.kind === "PAPERLESS")
    return parts.every(({ kind, state }) => kind !== "ENROL" || state === "FAILED") ? "NOT_ATTEMPTED" : null;
  if (part.kind !== "ENROL") return null;
  const cancelled = parts.find(({ kind, service }) => kind === "CANCEL" && service === part.service);
  if (cancelled && cancelled.state === "FAILED") return "NOT_ATTEMPTED";
  const refused = parts.find(
    ({ kind, code }) => kind === "ENROL" && (code === "DECLINED" || code === "SECURITY_CODE_FAILED"),
  );
  return refused?.code ?? null;
}

/** Whether a part can be retried unchanged: after a failure of the processor, not after a bank's refusal. */
export function isRetryable({ state, code }: Settleable): boolean {
  return state === "FAILED" && (code === "PROCESSOR_UNAVAILABLE" || code === "CANCEL_REFUSED");
}

/** The parts that a retry includes: the part itself, and those that waited for it. */
export function triedAgainWith<Part extends Settleable>(part: Part, parts: readonly Part[]): Part[] {
  const waited = (each: Part) =>
    (part.kind === "CANCEL" && each.service === part.service) || (part.kind === "ENROL" && each.kind === "PAPERLESS");
  return parts.filter((each) => each === part || (each.code === "NOT_ATTEMPTED" && waited(each)));
}

export interface TogetherPart {
  state: "DONE" | "FAILED" | "CONFIRMING";
  code: "NOT_ATTEMPTED" | "ENROLMENT_FAILED" | null;
}

/** The combined outcome of all parts. */
export function partTogether(parts: readonly Settleable[]): TogetherPart {
  if (parts.some(({ state }) => state === "CONFIRMING")) return { state: "CONFIRMING", code: null };
  const failed = parts.filter(({ state }) => state === "FAILED");
  if (failed.length === 0) return { state: "DONE", code: null };
  return {
    state: "FAILED",
    code: failed.every(({ code }) => code === "NOT_ATTEMPTED") ? "NOT_ATTEMPTED" : "ENROLMENT_FAILED",
  };
}

/** A part's public id, the same for all its tries. */
export function partId({ actionId, position }: Pick<ActionPartRow, "actionId" | "position">): string {
  return `${actionId}_${position}`;
}

/** The steps of an enrolment: one per service, then paperless billing when it was accepted (BILL-09). */
export function enrolParts(services: readonly AutoPayService[], paperless?: StoredAgreement): PlannedPart[] {
  const enrolled = [...new Set(services)].map((service): PlannedPart => ({ kind: "ENROL", service }));
  return paperless ? [...enrolled, { kind: "PAPERLESS", service: null, terms: paperless }] : enrolled;
}
