import type { Question, ServiceCheck, ServiceChecks } from "./troubleshooting.api.ts";

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
