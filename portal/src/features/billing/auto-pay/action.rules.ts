import type { AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { isCodeRefused } from "../model/card-form/enteredCard.ts";

/**
 * How an action ended, in one word. `paidOnly`: the payment was taken, the enrolment failed (AUTO-02). `offNow`:
 * cancelled and not enrolled again (AUTO-03). `stayedOn`, `notOn`: services that were to be removed or added are
 * unchanged, the rest was done (AUTO-05). `onPaper`: everything succeeded but paperless billing. `securityCode`: the
 * security check failed and nothing else was done. `partial`: several of these.
 */
export type ActionOutcome =
  | "confirming"
  | "done"
  | "failed"
  | "partial"
  | "paidOnly"
  | "offNow"
  | "stayedOn"
  | "notOn"
  | "onPaper"
  | "securityCode";

/** Whether the bank refused the card's security code, of the payment or of a part. */
export const failedByCode = ({
  payment,
  parts,
}: {
  payment?: { failureCode: string | null } | null;
  parts: readonly { state: string; code: string | null }[];
}): boolean =>
  isCodeRefused(payment?.failureCode) || parts.some(({ state, code }) => state === "FAILED" && isCodeRefused(code));

/** How an action ended, from the states of its parts and of its payment. */
export function outcomeOf({ kind, parts, moneyTaken, payment }: AutoPayActionDetailsFragment): ActionOutcome {
  if (moneyTaken === "NOT_YET_KNOWN" || parts.some(({ state }) => state === "CONFIRMING")) return "confirming";
  const failed = parts.filter(({ state }) => state === "FAILED");
  if (failed.length === 0) return "done";
  if (failed.length === parts.length && moneyTaken === "YES") return "paidOnly";
  if (failed.length === parts.length) return failedByCode({ payment, parts }) ? "securityCode" : "failed";
  return kind === "CHANGE"
    ? changedInPart(parts, failed)
    : failed.every(({ kind: step }) => step === "PAPERLESS")
      ? "onPaper"
      : "partial";
}

type Parts = AutoPayActionDetailsFragment["parts"];

function changedInPart(parts: Parts, failed: Parts): ActionOutcome {
  if (failed.every(({ kind }) => kind === "CANCEL")) return "stayedOn";
  if (failed.some(({ kind }) => kind !== "ENROL")) return "partial";
  const wasOn = parts.filter(({ kind }) => kind === "CANCEL").map(({ service }) => service);
  return failed.every(({ service }) => wasOn.includes(service)) &&
    !parts.some(({ kind, state }) => kind === "ENROL" && state === "DONE")
    ? "offNow"
    : "notOn";
}

/** The services of the parts that failed. */
export const servicesLeft = ({ parts }: AutoPayActionDetailsFragment) => [
  ...new Set(parts.flatMap(({ state, service }) => (state === "FAILED" && service ? [service] : []))),
];

/** The one safe next step. None of them charges by itself. `code`: the card's security code is entered again. */
export type NextAction =
  | { kind: "wait" }
  | { kind: "code" }
  | { kind: "retry"; partId: string }
  | { kind: "enrol" }
  | { kind: "method" }
  | { kind: "manage" };

/** @param enrolled whether any service of the account is on Auto Pay now */
export function nextOf(action: AutoPayActionDetailsFragment, enrolled: boolean): NextAction {
  const end = outcomeOf(action);
  if (end === "confirming") return { kind: "wait" };
  if (end === "done") return { kind: "manage" };
  const again = action.parts.find(({ retryable }) => retryable);
  if (again) return { kind: "retry", partId: again.id };
  if (failedByCode(action)) return { kind: "code" };
  if (!enrolled) return { kind: "enrol" };
  return action.parts.some(({ code }) => code === "DECLINED") ? { kind: "method" } : { kind: "manage" };
}
