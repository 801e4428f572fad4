import type {
  AddPaymentMethodInput,
  EditCardInput,
  PaymentMethodRefInput,
  RenamePaymentMethodInput,
  WalletRefusalCode,
} from "@portico/openapi/graph.resolvers";
import { wallet } from "@portico/rules/constants";
import { validateNickname, storedNickname } from "@portico/rules/nickname";
import { canBeDeleted } from "@portico/rules/wallet";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { endAttempt, openAttempt, type OpenedAttempt } from "../idempotency/idempotency.writes.ts";
import { isUsedForAutoPay } from "../autopay/autopay.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { cardBehind, type CardBehindToken } from "../vault/vault.reads.ts";
import { spendToken } from "../vault/vault.writes.ts";
import { changeMethod, type MethodRow, methodRow, moveDefault, removeMethod } from "./wallet.repository.ts";
import { logMethod, methodFacts, saveMethod } from "./wallet.writes.ts";

/**
 * The outcome of a change to the wallet. `final`: the answer cannot change any more and is stored for repeats of the
 * idempotency key.
 */
export type WalletAnswer =
  | { kind: "changed"; paymentMethodId: string }
  | { kind: "refused"; code: WalletRefusalCode; maxMethods?: number; final: boolean };

type Holder = Pick<Principal, "userId" | "permissions">;
type Change = (tx: Transaction) => Promise<WalletAnswer>;

const refused = (code: WalletRefusalCode): WalletAnswer => ({
  kind: "refused",
  code,
  ...(code === "WALLET_FULL" && { maxMethods: wallet.maxMethods }),
  final: true,
});
const changed = (paymentMethodId: string): WalletAnswer => ({ kind: "changed", paymentMethodId });

/**
 * Saves a method that the vault holds and the processor has checked, once per idempotency key.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here, as every change of a wallet does
 */
export function addMethod(deps: Dependencies, holder: Holder, input: AddPaymentMethodInput): Promise<WalletAnswer> {
  return attempted(deps, holder, "addPaymentMethod", input, async (tx) => {
    const error = validateNickname(input.nickname ?? "", wallet.longestNickname);
    if (error) return refused(`NICKNAME_${error}`);
    const card = await checkedMethod(deps, tx, holder, input);
    if (!card || card.savedMethodId !== null) return refused("CARD_DATA_EXPIRED");
    const saving = await saveMethod(deps, tx, { accountId: input.accountId, userId: holder.userId }, methodFacts(card));
    if (saving.kind === "refused") return refused(saving.code);
    await spendToken(tx, card, useOf(saving.id, input));
    const nickname = storedNickname(input.nickname ?? "");
    if (nickname !== null) await changeMethod(tx, input.accountId, saving.id, { nickname });
    if (input.makeDefault) await moveDefault(tx, input.accountId, saving.id);
    return changed(saving.id);
  });
}

/**
 * Updates expiry and name of a saved card, as entered in the vault with its security code, once per idempotency key
 * (WALL-08).
 */
export function editCard(deps: Dependencies, holder: Holder, input: EditCardInput): Promise<WalletAnswer> {
  return attempted(deps, holder, "editCard", input, async (tx) => {
    const { accountId, paymentMethodId } = input;
    const method = await methodRow(tx, accountId, paymentMethodId);
    if (!method) return refused("METHOD_NOT_FOUND");
    const card = await checkedMethod(deps, tx, holder, input);
    if (card?.savedMethodId !== paymentMethodId) return refused("CARD_DATA_EXPIRED");
    await spendToken(tx, card, useOf(paymentMethodId, input));
    const { expiry, cardName } = card;
    await changeMethod(tx, accountId, paymentMethodId, { expiry, cardName });
    await logMethod(deps, tx, holder.userId, "METHOD_CHANGED", method);
    return changed(paymentMethodId);
  });
}

/** Sets the nickname of a method; an empty one clears it. */
export function renameMethod(
  deps: Dependencies,
  holder: Holder,
  { accountId, paymentMethodId, nickname }: RenamePaymentMethodInput,
): Promise<WalletAnswer> {
  const error = validateNickname(nickname, wallet.longestNickname);
  if (error) return Promise.resolve(refused(`NICKNAME_${error}`));
  return ofSaved(deps, holder, { accountId, paymentMethodId }, async (tx) => {
    await changeMethod(tx, accountId, paymentMethodId, { nickname: storedNickname(nickname) });
    return changed(paymentMethodId);
  });
}

/** Makes a method the default, which is offered first. */
export function makeDefault(deps: Dependencies, holder: Holder, ref: PaymentMethodRefInput): Promise<WalletAnswer> {
  return ofSaved(deps, holder, ref, async (tx) => {
    await moveDefault(tx, ref.accountId, ref.paymentMethodId);
    return changed(ref.paymentMethodId);
  });
}

/** Deletes a method from the wallet, unless Auto Pay uses it (WALL-03). */
export function deleteMethod(deps: Dependencies, holder: Holder, ref: PaymentMethodRefInput): Promise<WalletAnswer> {
  return ofSaved(deps, holder, ref, async (tx, method) => {
    const usedForAutoPay = await isUsedForAutoPay(tx, ref.accountId, ref.paymentMethodId);
    if (!canBeDeleted({ usedForAutoPay })) return refused("USED_FOR_AUTO_PAY");
    await removeMethod(tx, ref.accountId, ref.paymentMethodId);
    await logMethod(deps, tx, holder.userId, "METHOD_REMOVED", method);
    return changed(ref.paymentMethodId);
  });
}

/**
 * Resolves a vault token to a method, checked by the processor; undefined for a token that is not valid for this use.
 */
async function checkedMethod(
  deps: Dependencies,
  tx: Transaction,
  { userId }: Holder,
  { vaultToken, accountId }: { vaultToken: string; accountId: string },
): Promise<CardBehindToken | undefined> {
  const method = await cardBehind(deps, tx, vaultToken, userId, accountId);
  return method?.checked ? method : undefined;
}

/** The name of one change of a method, recorded with the vault token that it used up. */
const useOf = (paymentMethodId: string, { idempotencyKey }: { idempotencyKey: string }) =>
  `${paymentMethodId} ${idempotencyKey}`;

function ofSaved(
  deps: Dependencies,
  holder: Holder,
  { accountId, paymentMethodId }: PaymentMethodRefInput,
  change: (tx: Transaction, method: MethodRow) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  return deps.database.transaction(async (tx) => {
    await begin(tx, holder, accountId);
    const method = await methodRow(tx, accountId, paymentMethodId);
    return method ? change(tx, method) : refused("METHOD_NOT_FOUND");
  });
}

type Attempted = { accountId: string; idempotencyKey: string };

function attempted(
  deps: Dependencies,
  holder: Holder,
  operation: string,
  input: Attempted,
  change: Change,
): Promise<WalletAnswer> {
  return deps.database.transaction(async (tx) => {
    const attempt = await openAttempt(tx, holder.userId, operation, input, deps.securityClock.now());
    if (attempt.kind !== "first") return repeated(attempt);
    await begin(tx, holder, input.accountId);
    const answer = await change(tx);
    await endAttempt(
      tx,
      attempt.name,
      answer.kind === "changed" ? { startedId: answer.paymentMethodId } : { refusal: answer },
    );
    return answer;
  });
}

function repeated(attempt: Exclude<OpenedAttempt, { kind: "first" }>): WalletAnswer {
  if (attempt.kind === "error") return { kind: "refused", code: attempt.code, final: false };
  return attempt.kind === "refused" ? (attempt.refusal as WalletAnswer) : changed(attempt.startedId);
}

/** Locks the account: a wallet change must not run concurrently with a change of Auto Pay's method. */
async function begin(tx: Transaction, holder: Holder, accountId: string): Promise<void> {
  await refuseWhoCannotPay(tx, holder, accountId);
  await lockLedger(tx, accountId);
}
