import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { cardOfPayment } from "../vault/vault.reads.ts";
import { savedMethod } from "../wallet/wallet.reads.ts";
import { methodFacts, savingError } from "../wallet/wallet.writes.ts";
import { enrolmentRows, type ActionPartRow, type ActionRow } from "./autopay.repository.ts";

type Processor = Dependencies["processor"];
type MandateOrder = Parameters<Processor["authorise"]>[0];
type MandateAnswer = Awaited<ReturnType<Processor["authorise"]>>;
type RevokeAnswer = Awaited<ReturnType<Processor["revoke"]>>;

/** The processor call that a part needs. `closes`: it was called before and the answer is unknown. */
export type Step =
  | { kind: "authorise"; order: MandateOrder; closes: boolean }
  | { kind: "revoke"; mandate: string; token: string }
  | { kind: "nothing" };

/** The outcome of a step: done, failed with a reason, or unknown. */
export type StepOutcome =
  | { state: "DONE" }
  | { state: "FAILED"; code: NonNullable<ActionPartRow["code"]> }
  | { state: "CONFIRMING" };

/** The processor call for a part. A date change and paperless billing need none. */
export async function stepOf(
  deps: Dependencies,
  tx: Transaction,
  action: ActionRow,
  part: ActionPartRow,
  parts: readonly ActionPartRow[],
): Promise<Step> {
  switch (part.kind) {
    case "DATE":
    case "PAPERLESS":
      return { kind: "nothing" };
    case "CANCEL":
      return revokeStep(deps, tx, part);
    case "ENROL":
      return authoriseStep(deps, tx, action, part, parts);
  }
}

async function revokeStep(deps: Dependencies, tx: Transaction, { accountId, service }: ActionPartRow): Promise<Step> {
  const enrolment = (await enrolmentRows(tx, accountId)).find((row) => row.service === service);
  const method = enrolment && (await savedMethod(tx, accountId, enrolment.paymentMethodId, deps.clock.today()));
  return enrolment && method
    ? { kind: "revoke", mandate: enrolment.mandate, token: method.processorToken }
    : { kind: "nothing" };
}

async function authoriseStep(
  deps: Dependencies,
  tx: Transaction,
  action: ActionRow,
  part: ActionPartRow,
  parts: readonly ActionPartRow[],
): Promise<Step> {
  const reference = mandateReference(part);
  const card = await cardOfPayment(tx, action.paymentId ?? action.id);
  const method =
    card ??
    (action.paymentMethodId === null
      ? undefined
      : await savedMethod(tx, action.accountId, action.paymentMethodId, deps.clock.today()));
  // No mandate is requested for a card that cannot be saved afterwards. One that was requested before may have been
  // granted.
  const unsaved =
    card !== undefined &&
    action.paymentMethodId === null &&
    part.asks === 0 &&
    (await savingError(tx, action.accountId, methodFacts(card))) !== null;
  if (!method || unsaved) return { kind: "nothing" };
  // The security code verifies the card once: in the payment, or with the first service.
  const proved = action.paymentId !== null || parts.some(({ kind, state }) => kind === "ENROL" && state === "DONE");
  const codeToken = card && !proved ? card.codeToken : null;
  return { kind: "authorise", order: { reference, token: method.processorToken, codeToken }, closes: part.asks > 0 };
}

/** Each try has its own mandate reference, so that an earlier try's mandate cannot be granted later. */
export function mandateReference({
  actionId,
  position,
  tries,
}: Pick<ActionPartRow, "actionId" | "position" | "tries">): string {
  return `${actionId}_${position}_${tries}`;
}

/** Calls the processor. Moves no money. */
export async function perform({ processor }: Dependencies, step: Step): Promise<StepOutcome> {
  switch (step.kind) {
    case "nothing":
      return { state: "DONE" };
    case "revoke":
      return revokedOutcome(await processor.revoke(step.mandate, step.token));
    case "authorise":
      return grantedOutcome(
        step.closes ? await processor.closeMandate(step.order.reference) : await processor.authorise(step.order),
      );
  }
}

function revokedOutcome(answer: RevokeAnswer): StepOutcome {
  switch (answer.kind) {
    case "revoked":
      return { state: "DONE" };
    case "refused":
      return { state: "FAILED", code: "CANCEL_REFUSED" };
    case "unknown":
      return { state: "CONFIRMING" };
  }
}

function grantedOutcome(answer: MandateAnswer): StepOutcome {
  switch (answer.kind) {
    case "granted":
      return { state: "DONE" };
    case "refused":
      return { state: "FAILED", code: answer.code === "SECURITY_CODE_FAILED" ? "SECURITY_CODE_FAILED" : "DECLINED" };
    case "notGranted":
      return { state: "FAILED", code: "PROCESSOR_UNAVAILABLE" };
    case "unknown":
      return { state: "CONFIRMING" };
  }
}
