import type { AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";

/**
 * How an action ended, in one word. `paidOnly`: the payment was taken, the enrolment failed (AUTO-02). `offNow`: cancelled and not enrolled
 * again (AUTO-03). `stayedOn`, `notOn`: services that were to be taken out or brought in stay as they were, the rest was done (AUTO-05).
 * `onPaper`: all but paperless billing. `securityCode`: the security check failed and nothing else was done. `partial`: several of these.
 */
export type ActionEnd = "confirming" | "done" | "failed" | "partial" | "paidOnly" | "offNow" | "stayedOn" | "notOn" | "onPaper" | "securityCode";

export function endOf({ kind, parts, moneyTaken, payment }: AutoPayActionDetailsFragment): ActionEnd {
  if (moneyTaken === "NOT_YET_KNOWN" || parts.some(({ state }) => state === "CONFIRMING")) return "confirming";
  const failed = parts.filter(({ state }) => state === "FAILED");
  if (failed.length === 0) return "done";
  if (failed.length === parts.length && moneyTaken === "YES") return "paidOnly";
  if (failed.length === parts.length) return payment?.failureCode === "SECURITY_CODE_FAILED" || failed.some(({ code }) => code === "SECURITY_CODE_FAILED") ? "securityCode" : "failed";
  return kind === "CHANGE" ? changedInPart(parts, failed) : failed.every(({ kind: step }) => step === "PAPERLESS") ? "onPaper" : "partial";
}

type Parts = AutoPayActionDetailsFragment["parts"];

function changedInPart(parts: Parts, failed: Parts): ActionEnd {
  if (failed.every(({ kind }) => kind === "CANCEL")) return "stayedOn";
  if (failed.some(({ kind }) => kind !== "ENROL")) return "partial";
  const wasOn = parts.filter(({ kind }) => kind === "CANCEL").map(({ service }) => service);
  return failed.every(({ service }) => wasOn.includes(service)) && !parts.some(({ kind, state }) => kind === "ENROL" && state === "DONE") ? "offNow" : "notOn";
}

/** The services of the parts that were not done. */
export const servicesLeft = ({ parts }: AutoPayActionDetailsFragment) => [...new Set(parts.flatMap(({ state, service }) => (state === "FAILED" && service ? [service] : [])))];

/** The one safe thing to do next. Nothing of it can charge by itself. */
export type NextThing = { kind: "wait" } | { kind: "retry"; partId: string } | { kind: "enrol" } | { kind: "method" } | { kind: "manage" };

/** @param enrolled whether anything of the account pays automatically now */
export function nextOf(action: AutoPayActionDetailsFragment, enrolled: boolean): NextThing {
  const end = endOf(action);
  if (end === "confirming") return { kind: "wait" };
  if (end === "done") return { kind: "manage" };
  const again = action.parts.find(({ retryable }) => retryable);
  if (again) return { kind: "retry", partId: again.id };
  if (!enrolled) return { kind: "enrol" };
  return action.parts.some(({ code }) => code === "DECLINED" || code === "SECURITY_CODE_FAILED") ? { kind: "method" } : { kind: "manage" };
}
