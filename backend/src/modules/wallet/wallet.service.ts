import type { AddPaymentMethodInput, EditCardInput, PaymentMethodRefInput, RenamePaymentMethodInput, WalletRefusalCode } from "@portico/openapi/graph.resolvers";
import { wallet } from "@portico/rules/constants";
import { nicknameFault, storedNickname } from "@portico/rules/nickname";
import { canBeDeleted } from "@portico/rules/wallet";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { endAttempt, openAttempt, type OpenedAttempt } from "../attempts/attempts.writes.ts";
import { isUsedForAutoPay } from "../autopay/autopay.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { cardBehind, type CardBehindToken } from "../vault/vault.reads.ts";
import { useUp } from "../vault/vault.writes.ts";
import { changeMethod, methodRow, moveDefault, removeMethod } from "./wallet.repository.ts";
import { methodFacts, saveMethod } from "./wallet.writes.ts";

/** What became of a change to the wallet. `final`: the answer will not change any more and is kept for repeats. */
export type WalletAnswer = { kind: "changed"; paymentMethodId: string } | { kind: "refused"; code: WalletRefusalCode; most?: number; final: boolean };

type Holder = Pick<Principal, "userId" | "permissions">;
type Change = (tx: Transaction) => Promise<WalletAnswer>;

const refused = (code: WalletRefusalCode): WalletAnswer => ({ kind: "refused", code, ...(code === "WALLET_FULL" && { most: wallet.mostMethods }), final: true });
const changed = (paymentMethodId: string): WalletAnswer => ({ kind: "changed", paymentMethodId });

/**
 * Saves a method that the vault has taken and the processor has checked, once for each attempt.
 * @throws Problem NOT_ALLOWED for an account that is not paid here, as every change of a wallet
 */
export function addMethod(deps: Dependencies, holder: Holder, input: AddPaymentMethodInput): Promise<WalletAnswer> {
  return attempted(deps, holder, "addPaymentMethod", input, async (tx) => {
    const fault = nicknameFault(input.nickname ?? "", wallet.longestNickname);
    if (fault) return refused(`NICKNAME_${fault}`);
    const card = await checkedMethod(deps, tx, holder, input);
    if (!card || card.savedMethodId !== null) return refused("CARD_DATA_EXPIRED");
    const saving = await saveMethod(tx, input.accountId, methodFacts(card), deps.clock.now());
    if (saving.kind === "refused") return refused(saving.code);
    await useUp(tx, card, useOf(saving.id, input));
    const nickname = storedNickname(input.nickname ?? "");
    if (nickname !== null) await changeMethod(tx, input.accountId, saving.id, { nickname });
    if (input.makeDefault) await moveDefault(tx, input.accountId, saving.id);
    return changed(saving.id);
  });
}

/** New expiry and name of a saved card, as the vault has taken them with its security code, once for each attempt (WALL-08). */
export function editCard(deps: Dependencies, holder: Holder, input: EditCardInput): Promise<WalletAnswer> {
  return attempted(deps, holder, "editCard", input, async (tx) => {
    const { accountId, paymentMethodId } = input;
    if (!(await methodRow(tx, accountId, paymentMethodId))) return refused("METHOD_NOT_FOUND");
    const card = await checkedMethod(deps, tx, holder, input);
    if (card?.savedMethodId !== paymentMethodId) return refused("CARD_DATA_EXPIRED");
    await useUp(tx, card, useOf(paymentMethodId, input));
    const { expiry, cardName } = card;
    await changeMethod(tx, accountId, paymentMethodId, { expiry, cardName });
    return changed(paymentMethodId);
  });
}

/** Gives a method a nickname; an empty one takes it away. */
export function renameMethod(deps: Dependencies, holder: Holder, { accountId, paymentMethodId, nickname }: RenamePaymentMethodInput): Promise<WalletAnswer> {
  const fault = nicknameFault(nickname, wallet.longestNickname);
  if (fault) return Promise.resolve(refused(`NICKNAME_${fault}`));
  return ofSaved(deps, holder, { accountId, paymentMethodId }, async (tx) => {
    await changeMethod(tx, accountId, paymentMethodId, { nickname: storedNickname(nickname) });
    return changed(paymentMethodId);
  });
}

/** Makes a method the one that is offered first. */
export function makeDefault(deps: Dependencies, holder: Holder, ref: PaymentMethodRefInput): Promise<WalletAnswer> {
  return ofSaved(deps, holder, ref, async (tx) => {
    await moveDefault(tx, ref.accountId, ref.paymentMethodId);
    return changed(ref.paymentMethodId);
  });
}

/** Takes a method out of the wallet, unless Auto Pay uses it (WALL-03). */
export function deleteMethod(deps: Dependencies, holder: Holder, ref: PaymentMethodRefInput): Promise<WalletAnswer> {
  return ofSaved(deps, holder, ref, async (tx) => {
    const usedForAutoPay = await isUsedForAutoPay(tx, ref.accountId, ref.paymentMethodId);
    if (!canBeDeleted({ usedForAutoPay })) return refused("USED_FOR_AUTO_PAY");
    await removeMethod(tx, ref.accountId, ref.paymentMethodId);
    return changed(ref.paymentMethodId);
  });
}

/** The method behind a token of the vault, checked by the processor; undefined for a token that is not good for this. */
async function checkedMethod(deps: Dependencies, tx: Transaction, { userId }: Holder, { vaultToken, accountId }: { vaultToken: string; accountId: string }): Promise<CardBehindToken | undefined> {
  const method = await cardBehind(deps, tx, vaultToken, userId, accountId);
  return method?.checked ? method : undefined;
}

/** Names one change of a method: what used a token of the vault up. */
const useOf = (paymentMethodId: string, { attemptKey }: { attemptKey: string }) => `${paymentMethodId} ${attemptKey}`;

function ofSaved(deps: Dependencies, holder: Holder, { accountId, paymentMethodId }: PaymentMethodRefInput, change: Change): Promise<WalletAnswer> {
  return deps.database.transaction(async (tx) => {
    await begin(tx, holder, accountId);
    return (await methodRow(tx, accountId, paymentMethodId)) ? change(tx) : refused("METHOD_NOT_FOUND");
  });
}

type Attempted = { accountId: string; attemptKey: string };

function attempted(deps: Dependencies, holder: Holder, operation: string, input: Attempted, change: Change): Promise<WalletAnswer> {
  return deps.database.transaction(async (tx) => {
    const attempt = await openAttempt(tx, holder.userId, operation, input, deps.securityClock.now());
    if (attempt.kind !== "first") return repeated(attempt);
    await begin(tx, holder, input.accountId);
    const answer = await change(tx);
    await endAttempt(tx, attempt.name, answer.kind === "changed" ? { startedId: answer.paymentMethodId } : { refusal: answer });
    return answer;
  });
}

function repeated(attempt: Exclude<OpenedAttempt, { kind: "first" }>): WalletAnswer {
  if (attempt.kind === "fault") return { kind: "refused", code: attempt.code, final: false };
  return attempt.kind === "refused" ? (attempt.refusal as WalletAnswer) : changed(attempt.startedId);
}

/** Whatever is decided about a wallet is decided alone: Auto Pay may be given another method at the same instant. */
async function begin(tx: Transaction, holder: Holder, accountId: string): Promise<void> {
  await refuseWhoCannotPay(tx, holder, accountId);
  await lockLedger(tx, accountId);
}
