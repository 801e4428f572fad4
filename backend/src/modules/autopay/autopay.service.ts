import type {
  CancelAutoPayInput,
  ChangeAutoPayDateInput,
  ChangeAutoPayInput,
  EnrolAutoPayInput,
  RetryAutoPayPartInput,
} from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { acceptsShown, agreementShown } from "../content/releases/acceptedWording.reads.ts";
import { consumeCardAttempt } from "../rate-limits/cardAttempts.writes.ts";
import { type Actor, awaitedFrom, type NewAction, startAction } from "./autopay.actions.ts";
import { attempted, type AutoPayAnswer, type Decision } from "./autopay.attempts.ts";
import { chosenMethod, currentMethod } from "./autopay.chosenMethod.ts";
import {
  cancelRefusal,
  changeParts,
  changeRefusal,
  dateRefusal,
  enrolParts,
  enrolRefusal,
  isRetryable,
  partId,
  type PlannedPart,
  type Refusal,
  resumeRefusal,
  triedAgainWith,
} from "./autopay.domain.ts";
import { loadAutoPayFacts } from "./autopay.facts.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import {
  actionParts,
  changeAction,
  changeActionPart,
  newestActionRow,
  openActionRow,
  setPause,
} from "./autopay.repository.ts";

export type { AutoPayAnswer } from "./autopay.attempts.ts";

/**
 * Enrols services with a method (AUTO-01). Charges nothing.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export function enrolAutoPay(deps: Dependencies, actor: Actor, input: EnrolAutoPayInput): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "enrolAutoPay", input, async (tx) => {
    const { accountId, services, debitDay, terms } = input;
    const paperless = input.enrollPaperless
      ? await agreementShown(deps, tx, actor, "paperless", input.paperlessTerms, deps.clock.now())
      : undefined;
    const facts = await loadAutoPayFacts(deps, tx, actor.userId, accountId);
    const { facts: method, method: chosen } = await chosenMethod(deps, tx, actor, accountId, input.method);
    const termsAccepted =
      (await acceptsShown(deps, tx, actor.site, "autoPay", terms)) &&
      (!input.enrollPaperless || paperless !== undefined);
    const refusal = enrolRefusal(facts, { services, debitDay, method, termsAccepted, paysNow: false });
    return started(deps, tx, actor, refusal, {
      accountId,
      kind: "ENROL",
      parts: enrolParts(services, paperless),
      method: chosen,
      debitDay,
      terms,
    });
  });
}

/** Changes services, method or both: cancels the old enrolments and makes the new ones (AUTO-03, AUTO-05). */
export function changeAutoPay(deps: Dependencies, actor: Actor, input: ChangeAutoPayInput): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "changeAutoPay", input, async (tx) => {
    const { accountId, services, terms } = input;
    const facts = await loadAutoPayFacts(deps, tx, actor.userId, accountId);
    const [first] = facts.enrolments;
    const choice = input.method
      ? await chosenMethod(deps, tx, actor, accountId, input.method)
      : await currentMethod(deps, tx, accountId, first?.paymentMethodId);
    const parts = changeParts(facts.enrolments, services, choice.method?.methodId ?? null);
    const newMethod = facts.enrolments.some(({ paymentMethodId }) => paymentMethodId !== choice.method?.methodId);
    const termsAccepted = await acceptsShown(deps, tx, actor.site, "autoPay", terms);
    const refusal = changeRefusal(facts, {
      services,
      method: choice.facts,
      termsAccepted,
      newMethod,
      parts: parts.length,
    });
    return started(deps, tx, actor, refusal, {
      accountId,
      kind: "CHANGE",
      parts,
      method: choice.method,
      debitDay: first?.debitDay,
      terms,
    });
  });
}

/** Cancels Auto Pay for all enrolled services (AUTO-04). */
export function cancelAutoPay(deps: Dependencies, actor: Actor, input: CancelAutoPayInput): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "cancelAutoPay", input, async (tx) => {
    const facts = await loadAutoPayFacts(deps, tx, actor.userId, input.accountId);
    const parts = facts.enrolments.map(({ service }): PlannedPart => ({ kind: "CANCEL", service }));
    return started(deps, tx, actor, cancelRefusal(facts), { accountId: input.accountId, kind: "CANCEL", parts });
  });
}

/** Changes the debit day of the month (AUTO-08). */
export function changeAutoPayDate(
  deps: Dependencies,
  actor: Actor,
  input: ChangeAutoPayDateInput,
): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "changeAutoPayDate", input, async (tx) => {
    const { accountId, debitDay } = input;
    const facts = await loadAutoPayFacts(deps, tx, actor.userId, accountId);
    return started(deps, tx, actor, dateRefusal(facts, debitDay), {
      accountId,
      kind: "DATE",
      parts: [{ kind: "DATE", service: null }],
      debitDay,
    });
  });
}

/** Retries a failed part. It requests or revokes a mandate, so it can never charge. */
export function retryAutoPayPart(
  deps: Dependencies,
  actor: Actor,
  input: RetryAutoPayPartInput,
): Promise<AutoPayAnswer> {
  return attempted(deps, actor, "retryAutoPayPart", input, (tx) => retry(deps, tx, input));
}

async function started(
  deps: Dependencies,
  tx: Transaction,
  actor: Actor,
  basic: Refusal | null,
  action: NewAction,
): Promise<Decision> {
  const refusal = basic ?? (await cardAttemptRefusal(deps, tx, actor, action));
  return refusal ? { refusal } : { actionId: await startAction(deps, tx, actor, action) };
}

/** Rate limit. Enrolling verifies a new card without charging it, so card testing is counted as for payments. */
async function cardAttemptRefusal(
  { securityClock }: Dependencies,
  tx: Transaction,
  actor: Actor,
  { accountId, method }: NewAction,
): Promise<Refusal | null> {
  if (!method?.card || method.methodId !== null) return null;
  const retryAt = await consumeCardAttempt(tx, actor, accountId, method.card.fingerprint, securityClock.now());
  return retryAt && { code: "TOO_MANY_TRIES", retryAt: retryAt.toISOString() };
}

/**
 * Resumes Auto Pay with its current method after a debit failed and paused it. Charges nothing; the mandate stays as it
 * is.
 * @returns why it stays paused; null when it is on, also when it was on already
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export function resumeAutoPay(deps: Dependencies, actor: Actor, accountId: string): Promise<Refusal | null> {
  return deps.database.transaction(async (tx) => {
    await refuseWhoCannotPay(tx, actor, accountId);
    await lockLedger(tx, accountId);
    const facts = await loadAutoPayFacts(deps, tx, actor.userId, accountId);
    const { facts: method } = await currentMethod(deps, tx, accountId, facts.enrolments[0]?.paymentMethodId);
    const refusal = resumeRefusal(facts, method);
    if (refusal?.code === "NOTHING_TO_CHANGE") return null;
    if (refusal === null) {
      await setPause(tx, accountId, { pausedOn: null, pausedCode: null });
      deps.logger.info({ accountId }, "Auto Pay was resumed");
    }
    return refusal;
  });
}

/**
 * Retries a part of the newest action, with the parts that waited for it. An older action has been superseded. The
 * account is locked.
 */
async function retry(
  { securityClock }: Dependencies,
  tx: Transaction,
  input: RetryAutoPayPartInput,
): Promise<Decision> {
  const { accountId, actionId } = input;
  const open = await openActionRow(tx, accountId);
  if (open) return { refusal: { code: "ACTION_BEING_CONFIRMED", openActionId: open.id } };
  const newest = await newestActionRow(tx, accountId);
  const parts = await actionParts(tx, accountId, actionId);
  const part = parts.find((each) => partId(each) === input.partId);
  if (newest?.id !== actionId || !part || !isRetryable(part)) return { refusal: { code: "PART_NOT_RETRYABLE" } };
  for (const each of triedAgainWith(part, parts))
    await changeActionPart(tx, each, { state: "CONFIRMING", code: null, tries: each.tries + 1, asks: 0 });
  const awaitedUntil = awaitedFrom(securityClock.now());
  await changeAction(tx, accountId, actionId, { awaitedUntil, nextAttemptAt: awaitedUntil, asks: 0 });
  return { actionId };
}
