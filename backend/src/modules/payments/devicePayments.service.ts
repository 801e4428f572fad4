import type { DevicePaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { endAttempt, openAttempt, type AttemptName } from "../idempotency/idempotency.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { namePaidDevice } from "../mobile/mobile.writes.ts";
import { payableDevice } from "./devices.reads.ts";
import { instantPaymentRequest } from "./payments.request.ts";
import { refusalOf, type Payer, type Refusal } from "./payments.domain.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import { type PayAnswer, recordsRefusal, repeated } from "./payments.decide.ts";
import { cardAttemptRefusal, loadPaymentFacts } from "./payments.facts.ts";
import { startOneTimePayment } from "./payments.newPayment.ts";
import { deviceOverlapsOf } from "./payments.overlaps.ts";
import { chargeAndSettle } from "./payments.settlement.ts";

type Begun = { kind: "answered"; answer: PayAnswer } | { kind: "started"; paymentId: string; card: ChosenCard };

/**
 * Pays for a mobile device now, at most once per idempotency key (PAY-04, PAY-20). The intent is
 * committed before the processor is called.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export async function payForDevice(deps: Dependencies, payer: Payer, input: DevicePaymentInput): Promise<PayAnswer> {
  const begun = await deps.database.transaction((tx) => begin(deps, tx, payer, input));
  if (begun.kind === "answered") return begun.answer;
  const { paymentId, card } = begun;
  await chargeAndSettle(deps, input, paymentId, card);
  return { kind: "payment", paymentId };
}

async function begin(deps: Dependencies, tx: Transaction, payer: Payer, input: DevicePaymentInput): Promise<Begun> {
  const now = deps.securityClock.now();
  const attempt = await openAttempt(tx, payer.userId, "createDeviceOneTimePaymentV2", input, now);
  if (attempt.kind !== "first") return { kind: "answered", answer: await repeated(tx, attempt, input.accountId, now) };
  await refuseWhoCannotPay(tx, payer, input.accountId);
  await lockLedger(tx, input.accountId);
  const decided = await decide(deps, tx, payer, input);
  if ("card" in decided) return start(deps, tx, payer, input, decided.card, attempt.name);
  await endAttempt(tx, attempt.name, { refusal: decided.refusal });
  return { kind: "answered", answer: { kind: "refusal", refusal: decided.refusal, final: true } };
}

/** Applies the checks of a bill payment, with the amount limits of the device. */
async function decide(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  input: DevicePaymentInput,
): Promise<{ refusal: Refusal } | { card: ChosenCard }> {
  const device = await payableDevice(tx, input.accountId, input.deviceId);
  if (!device) return { refusal: { code: "DEVICE_NOT_FOUND" } };
  const { paymentMinimum: minimum, paymentMaximum: maximum } = device;
  const request = instantPaymentRequest(asPayment(input));
  const records = recordsRefusal(deps, request);
  if (records) return { refusal: records };
  const { facts, card } = await loadPaymentFacts(deps, tx, payer, request, null);
  const nothingPending = { pendingPaymentAmount: 0, pendingDiscount: 0 };
  const owed = { amountDue: maximum, pastDueAmount: 0, ...nothingPending, restricted: false };
  const refusal = refusalOf({ ...facts, owed, amount: Math.max(input.amount, 100), overpaymentConfirmed: true });
  if (refusal && refusal.code !== "AMOUNT_OUT_OF_RANGE") return { refusal };
  if (maximum === 0) return { refusal: { code: "DEVICE_PAID_OFF" } };
  if (input.amount < minimum || input.amount > maximum)
    return { refusal: { code: "AMOUNT_OUT_OF_RANGE", minimum, maximum } };
  if (await hasUnseenOverlap(deps, tx, input)) return { refusal: { code: "OVERLAP_NOT_SEEN" } };
  const tooMany = await cardAttemptRefusal(deps, tx, payer, input.accountId, card);
  if (tooMany) return { refusal: tooMany };
  return card ? { card } : { refusal: { code: "CARD_DATA_EXPIRED" } };
}

/** Detects a concurrent payment for the device from another tab or user that this customer has not seen. */
async function hasUnseenOverlap(
  deps: Dependencies,
  tx: Transaction,
  { accountId, deviceId, overlapsSeen }: DevicePaymentInput,
): Promise<boolean> {
  if (!overlapsSeen) return false;
  return (await deviceOverlapsOf(deps, tx, accountId, deviceId)).some(({ id }) => !overlapsSeen.includes(id));
}

/** Converts the input to a bill payment's shape. A device is paid with a new card, which is not saved. */
function asPayment({ deviceId: _device, overlapsSeen: _compared, vaultToken, ...rest }: DevicePaymentInput) {
  return { ...rest, method: { vaultToken }, saveMethod: false, overpaymentConfirmed: true };
}

async function start(
  deps: Dependencies,
  tx: Transaction,
  payer: Payer,
  input: DevicePaymentInput,
  card: ChosenCard,
  attempt: AttemptName,
): Promise<Begun> {
  const { accountId, id: paymentId } = await startOneTimePayment(
    deps,
    tx,
    payer,
    instantPaymentRequest(asPayment(input)),
    card,
  );
  await namePaidDevice(tx, accountId, paymentId, input.deviceId);
  await endAttempt(tx, attempt, { startedId: paymentId });
  return { kind: "started", paymentId, card };
}
