import { type MethodBlock, methodBlock } from "@portico/rules/wallet";
import type { PayOnceAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { StoredCard, VaultMode } from "../../../lib/vaultProtocol.ts";
import type { ChosenMethod, SentMethod } from "./chosenMethod.ts";
import type { PayWay } from "./paths.ts";

/** A saved method, by its id, or a card or bank account that is typed in. */
export type MethodChoice = string;
export const newCard: MethodChoice = "new";
export const newBank: MethodChoice = "newBank";
/** A bank account that is linked at the bank, in the step after (PAY-02). */
export const linkBank: MethodChoice = "linkBank";
/** The method that a scheduled payment has already. */
export const keptMethod: MethodChoice = "kept";

type Account = { paymentMethods: readonly SavedMethodFragment[]; paymentOptions: Pick<PayOnceAccountFragment["paymentOptions"], "cardsAllowed" | "banksAllowed"> };

/** Whether a choice is something that is typed in. */
export const isNew = (choice: MethodChoice) => choice === newCard || choice === newBank;

export function choiceOf(method: ChosenMethod): MethodChoice {
  if (method.kind === "kept") return keptMethod;
  if (method.kind !== "new") return method.paymentMethodId;
  return method.type === "bankAccount" ? newBank : newCard;
}

/** What may be typed in: the kinds that the account is not refused (BILL-07). */
export const newChoices = ({ paymentOptions: { cardsAllowed, banksAllowed } }: Pick<Account, "paymentOptions">): MethodChoice[] => [
  ...(cardsAllowed ? [newCard] : []),
  ...(banksAllowed ? [newBank] : []),
];

/** What is marked when the step opens: what was chosen before, else the default or the first saved method that can be charged, else a new one. */
export function firstChoice(account: Account, { method, methodBefore, way }: { method?: ChosenMethod; methodBefore?: string; way?: PayWay }): MethodChoice {
  const usable = account.paymentMethods.filter((each) => methodBlock(each) === null).map(({ id }) => id);
  const offered = [...(way?.changes ? [keptMethod] : []), ...usable, ...newChoices(account)];
  const before = method ? choiceOf(method) : methodBefore;
  return [before, ...offered].find((choice) => choice !== undefined && offered.includes(choice)) ?? newCard;
}

/** What quick pay charges: the default method, else the first saved one that can be charged (PAY-03). */
export function quickMethod({ paymentMethods }: Pick<Account, "paymentMethods">): SavedMethodFragment | undefined {
  const usable = paymentMethods.filter((each) => methodBlock(each) === null);
  return usable.find(({ isDefault }) => isDefault) ?? usable[0];
}

/** Why a saved method is not offered. An expired card is: choosing it says how it is repaired (WALL-04). */
export function whyNotOffered(method: SavedMethodFragment): Exclude<MethodBlock, "expired"> | undefined {
  const block = methodBlock(method);
  return block === null || block === "expired" ? undefined : block;
}

/** The kind that may pay instead of one that can't be charged now, where the account takes it (BILL-07). */
export function otherKind({ type }: Pick<SavedMethodFragment, "type">, { cardsAllowed, banksAllowed }: Account["paymentOptions"]): "CARD" | "BANK" | "NONE" {
  if (type === "bankAccount") return cardsAllowed ? "CARD" : "NONE";
  return banksAllowed ? "BANK" : "NONE";
}

/** What the vault's frame asks for; nothing for a method that is kept, and for a saved bank account, which has no security code. */
export function vaultModeOf(choice: MethodChoice, methods: readonly SavedMethodFragment[]): VaultMode | undefined {
  if (choice === keptMethod || choice === linkBank) return undefined;
  const saved = methods.find(({ id }) => id === choice);
  if (!saved) return { kind: choice === newBank ? "newBankAccount" : "newCard" };
  if (saved.type === "bankAccount") return undefined;
  return { kind: "savedCardCode", savedMethodId: saved.id, brand: saved.type, lastFour: saved.lastFour };
}

/** The method that something stored by the vault makes. `now` in milliseconds since 1970. */
export function chosenFrom(choice: MethodChoice, card: StoredCard, save: boolean, now: number): SentMethod {
  const { token, type, lastFour, canSave } = card;
  const common = { type, lastFour, goodUntil: now + card.expiresInSeconds * 1000 };
  return isNew(choice)
    ? { kind: "new", ...common, vaultToken: token, canSave, save }
    : { kind: "saved", ...common, paymentMethodId: choice, codeToken: token };
}

/** A saved bank account as the method to charge. */
export const chosenBank = ({ id, type, lastFour }: SavedMethodFragment): SentMethod => ({ kind: "savedBank", type, lastFour, paymentMethodId: id });
