import type { DevicePaymentInput } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { endAttempt, openAttempt, type AttemptName } from "../attempts/attempts.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { namePaidDevice } from "../mobile/mobile.writes.ts";
import { useUp } from "../vault/vault.writes.ts";
import { payableDevice } from "./devices.reads.ts";
import { askedNow } from "./payments.asked.ts";
import { refusalOf, type Payer, type Refusal } from "./payments.domain.ts";
import type { ChosenCard } from "./payments.chosenMethod.ts";
import { recordsRefusal, repeated, type PayAnswer } from "./payments.decide.ts";
import { cardTryRefusal, gatherFacts } from "./payments.facts.ts";
import { recordsOf } from "./payments.notices.ts";
import { deviceOverlapsOf } from "./payments.overlaps.ts";
import { insertPayment } from "./payments.repository.ts";
import { channelOf, newPayment } from "./payments.newPayment.ts";
import { settle } from "./payments.settlement.ts";

type Begun = { kind: "answered"; answer: PayAnswer } | { kind: "started"; paymentId: string; card: ChosenCard };

/**
 * Pays for a mobile device now, at most once for each attempt (PAY-04, PAY-20). As with every payment the intent is committed before the
 * processor is called.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export async function payForDevice(deps: Dependencies, payer: Payer, input: DevicePaymentInput): Promise<PayAnswer> {
  const begun = await deps.database.transaction((tx) => begin(deps, tx, payer, input));
  if (begun.kind === "answered") return begun.answer;
  const { paymentId, card } = begun;
  const answer = await deps.processor.charge({ reference: paymentId, token: card.processorToken, codeToken: card.codeToken, amount: input.amount });
  await settle(deps, input.accountId, paymentId, answer);
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

/** What a payment of the bill is asked about is asked here too; the amount is measured against the device. */
async function decide(deps: Dependencies, tx: Transaction, payer: Payer, input: DevicePaymentInput): Promise<{ refusal: Refusal } | { card: ChosenCard }> {
  const device = await payableDevice(tx, input.accountId, input.deviceId);
  if (!device) return { refusal: { code: "DEVICE_NOT_FOUND" } };
  const { paymentMinimum: minimum, paymentMaximum: maximum } = device;
  const asked = askedNow(asPayment(input));
  const records = recordsRefusal(deps, asked);
  if (records) return { refusal: records };
  const { facts, card } = await gatherFacts(deps, tx, payer, asked, null);
  const owed = { amountDue: maximum, pastDueAmount: 0, pendingPaymentAmount: 0, restricted: false };
  const refusal = refusalOf({ ...facts, owed, amount: Math.max(input.amount, 100), overpaymentConfirmed: true });
  if (refusal && refusal.code !== "AMOUNT_OUT_OF_RANGE") return { refusal };
  if (maximum === 0) return { refusal: { code: "DEVICE_PAID_OFF" } };
  if (input.amount < minimum || input.amount > maximum) return { refusal: { code: "AMOUNT_OUT_OF_RANGE", minimum, maximum } };
  if (await somethingUnseen(deps, tx, input)) return { refusal: { code: "OVERLAP_NOT_SEEN" } };
  const tooMany = await cardTryRefusal(deps, tx, payer, input.accountId, card);
  if (tooMany) return { refusal: tooMany };
  return card ? { card } : { refusal: { code: "CARD_DATA_EXPIRED" } };
}

/** Another tab, or another person, paid for the device meanwhile. */
async function somethingUnseen(deps: Dependencies, tx: Transaction, { accountId, deviceId, overlapsSeen }: DevicePaymentInput): Promise<boolean> {
  if (!overlapsSeen) return false;
  return (await deviceOverlapsOf(deps, tx, accountId, deviceId)).some(({ id }) => !overlapsSeen.includes(id));
}

/** A device is paid with a new card, which is not saved. */
function asPayment({ deviceId: _device, overlapsSeen: _compared, vaultToken, ...rest }: DevicePaymentInput) {
  return { ...rest, method: { vaultToken }, saveMethod: false, overpaymentConfirmed: true };
}

async function start(deps: Dependencies, tx: Transaction, payer: Payer, input: DevicePaymentInput, card: ChosenCard, attempt: AttemptName): Promise<Begun> {
  const { type: methodType, lastFour } = card;
  const payment = newPayment(deps, { accountId: input.accountId, userId: payer.userId, enteredBy: payer.firstName, amount: input.amount, channel: channelOf(payer), methodType, lastFour, ...recordsOf(payer, askedNow(asPayment(input))) });
  const { accountId, id: paymentId } = payment;
  const { release, locale, key, textHash } = input.terms;
  await insertPayment(tx, payment, [], { accountId, paymentId, release, locale, key, textHash, acceptedAt: deps.clock.now() });
  await namePaidDevice(tx, accountId, paymentId, input.deviceId);
  if (card.vaultToken && !(await useUp(tx, card.vaultToken, paymentId))) throw new Error("a token of the vault was used twice at once");
  await endAttempt(tx, attempt, { startedId: paymentId });
  return { kind: "started", paymentId, card };
}
