import { dayMilliseconds } from "@portico/rules/constants";
import type { CheckEnd, Question, ServiceCheck, ServiceChecks } from "./troubleshooting.api.ts";

/** A list with a check as it is now; a new one is the newest. */
export function withCheck(list: ServiceChecks, check: ServiceCheck): ServiceChecks {
  const isListed = list.checks.some(({ reference }) => reference === check.reference);
  const checks = isListed
    ? list.checks.map((each) => (each.reference === check.reference ? check : each))
    : [check, ...list.checks];
  return { ...list, checks };
}

const questions: readonly string[] = [
  "RESTART",
  "WORKS_AFTER_RESTART",
  "CABLES",
  "WORKS_AFTER_CABLES",
] satisfies Question[];
/** Results of the restart that no customer gave. */
const found: readonly string[] = ["RECENT", "NOT_ALLOWED"];

/** The questions of a check that the customer has answered, in order. */
function answeredQuestions({ steps }: ServiceCheck): Question[] {
  return steps
    .filter(({ step, result }) => questions.includes(step) && !found.includes(result))
    .map(({ step }) => step as Question);
}

/**
 * The question on the screen: the one of the URL while it was answered before, else what the server asks.
 * @returns null when the check is over
 */
export function shownQuestion(check: ServiceCheck, wanted: string | null): Question | null {
  if (check.question === null) return null;
  return answeredQuestions(check).find((each) => each === wanted) ?? check.question;
}

/** The question before the one on the screen; undefined for none. */
export function questionBefore(check: ServiceCheck, shown: Question): Question | undefined {
  const answered = answeredQuestions(check);
  const place = answered.indexOf(shown);
  return (place < 0 ? answered : answered.slice(0, place)).at(-1);
}

/** The URL of a check, or of one of its questions, on the same page. */
export function checkHref(pathname: string, reference: string, question?: Question): string {
  return `${pathname}?${new URLSearchParams({ check: reference, ...(question && { step: question }) }).toString()}`;
}

/** How a check ended for the customer: a call can be a visit that is offered (BOOK), scheduled (VISIT) or over (VISITED). */
export type Outcome = CheckEnd["kind"] | "BOOK" | "VISIT" | "VISITED";

/** @param mayBook whether this person may book a visit */
export function outcomeOf({ end, visit, bookable }: ServiceCheck, mayBook: boolean): Outcome | null {
  if (end?.kind !== "CALL") return end?.kind ?? null;
  if (!visit) return bookable && mayBook ? "BOOK" : "CALL";
  if (visit.stage === "DONE") return "VISITED";
  return visit.stage === "MISSED" ? "CALL" : "VISIT";
}

/** The ends that say what was so then: an outage, stopped services or a repair that was scheduled. */
export type PassingEnd = Extract<CheckEnd["kind"], "OUTAGE" | "ACCOUNT" | "APPOINTMENT">;

/**
 * Whether what a check found has passed, so that nothing is to be done about it now.
 * @param now.asOf when the checks were read
 * @param now.isStopped whether the services of the account are stopped or being restored; undefined while unknown
 * @returns its kind; null for an end that still holds
 */
export function passedEnd(
  { kind, at, outage, appointment }: CheckEnd,
  now: { asOf: string; isStopped: boolean | undefined },
): PassingEnd | null {
  if (kind === "ACCOUNT") return now.isStopped === false ? kind : null;
  if (kind !== "OUTAGE" && kind !== "APPOINTMENT") return null;
  const asOf = Date.parse(now.asOf);
  const endsAt = kind === "OUTAGE" ? outage?.estimatedResolution : appointment?.endsAt;
  const isPast = typeof endsAt === "string" && Date.parse(endsAt) < asOf;
  return isPast || asOf - Date.parse(at) >= dayMilliseconds ? kind : null;
}

/** The steps of booking a visit: the free times, then what is booked. */
export type VisitStep = "visit" | "review";

/** The step of a URL; undefined for another one. */
export const visitStepIn = (step: string | null): VisitStep | undefined =>
  step === "visit" || step === "review" ? step : undefined;

/** The query of a step of booking a visit, with the beginning of the chosen time. */
export const visitQuery = (reference: string, step: VisitStep, time: string | null = null) =>
  new URLSearchParams({ check: reference, step, ...(time !== null && { time }) });
