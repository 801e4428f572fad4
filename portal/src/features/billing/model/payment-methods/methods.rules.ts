import { type MethodBlock, methodBlock } from "@portico/rules/wallet";
import type {
  PaymentMethodInput,
  PaymentMethodType,
  PayOnceAccountFragment,
  SavedMethodFragment,
} from "../../../../api/graphql/generated/graph.ts";
import type { StoredCard, VaultMode } from "../../../../lib/vaultProtocol.ts";
import type { PaymentEntry } from "../paths.ts";

type MethodSummary = { type: PaymentMethodType; lastFour: string };
type FromVault = MethodSummary & { /** Milliseconds since 1970: when the vault's token expires. */ goodUntil: number };

/**
 * A method ready to be charged. Its token comes from the vault and identifies the card or bank account to the server
 * only. A saved bank account needs no token.
 */
export type SentMethod =
  | (FromVault & { kind: "saved"; paymentMethodId: string; codeToken: string })
  | (FromVault & { kind: "new"; vaultToken: string; canSave: boolean; save: boolean })
  | (MethodSummary & { kind: "savedBank"; paymentMethodId: string });

/** A new card or bank account, as the vault has stored it. */
export type NewMethod = Extract<SentMethod, { kind: "new" }>;

/** `current`: the current method of the scheduled payment that is being changed. */
export type ChosenMethod = (MethodSummary & { kind: "current" }) | SentMethod;

/** Maps the method to the mutation's input. */
export function methodInput(method: SentMethod): PaymentMethodInput {
  if (method.kind === "new") return { vaultToken: method.vaultToken };
  if (method.kind === "savedBank") return { savedBankAccount: { paymentMethodId: method.paymentMethodId } };
  return { savedCard: { paymentMethodId: method.paymentMethodId, securityCodeToken: method.codeToken } };
}

/** Option value: the id of a saved method, or a new card or bank account. */
export type MethodChoice = string;
export const newCard: MethodChoice = "new";
export const newBank: MethodChoice = "newBank";
/** A bank account linked through the bank, in the next step (PAY-02). */
export const linkBank: MethodChoice = "linkBank";
/** The current method of the scheduled payment that is being changed. */
export const currentMethod: MethodChoice = "current";

type Account = {
  paymentMethods: readonly SavedMethodFragment[];
  paymentOptions: Pick<PayOnceAccountFragment["paymentOptions"], "cardsAllowed" | "banksAllowed">;
};

/** The new card that was entered before; its security code was refused. */
export const enteredCard: MethodChoice = "enteredCard";

/** Whether the option is a new method to be typed in. */
export const isNew = (choice: MethodChoice) => choice === newCard || choice === newBank || choice === enteredCard;

/** The option value of a chosen method. */
export function choiceOf(method: ChosenMethod): MethodChoice {
  if (method.kind === "current") return currentMethod;
  if (method.kind !== "new") return method.paymentMethodId;
  return method.type === "bankAccount" ? newBank : newCard;
}

/** New methods that the account accepts (BILL-07). */
export const newChoices = ({
  paymentOptions: { cardsAllowed, banksAllowed },
}: Pick<Account, "paymentOptions">): MethodChoice[] => [
  ...(cardsAllowed ? [newCard] : []),
  ...(banksAllowed ? [newBank] : []),
];

/**
 * The preselected option: the earlier choice, else the default or the first chargeable saved method, else a new one.
 * @param another preselects another one than the earlier choice; a new card may be another card
 */
export function firstChoice(
  account: Account,
  { method, methodBefore, entry }: { method?: ChosenMethod; methodBefore?: string; entry?: PaymentEntry },
  another = false,
): MethodChoice {
  const usable = account.paymentMethods.filter((each) => methodBlock(each) === null).map(({ id }) => id);
  const offered = [...(entry?.changes ? [currentMethod] : []), ...usable, ...newChoices(account)];
  const before = method ? choiceOf(method) : methodBefore;
  if (another) return offered.find((choice) => choice !== before || isNew(choice)) ?? newCard;
  return [before, ...offered].find((choice) => choice !== undefined && offered.includes(choice)) ?? newCard;
}

/** Whether it is a saved bank account that can be charged now; it needs no security code. */
export const isChargeableBank = (method: SavedMethodFragment) =>
  method.type === "bankAccount" && methodBlock(method) === null;

/** Method of quick pay: the default one, else the first chargeable saved one (PAY-03). */
export function quickMethod({ paymentMethods }: Pick<Account, "paymentMethods">): SavedMethodFragment | undefined {
  const usable = paymentMethods.filter((each) => methodBlock(each) === null);
  return usable.find(({ isDefault }) => isDefault) ?? usable[0];
}

/** Why a saved method is disabled. An expired card is not: choosing it explains how to update it (WALL-04). */
export function whyNotOffered(method: SavedMethodFragment): Exclude<MethodBlock, "expired"> | undefined {
  const block = methodBlock(method);
  return block === null || block === "expired" ? undefined : block;
}

/** The alternative kind of method when one cannot be charged now, if the account accepts it (BILL-07). */
export function otherKind(
  { type }: Pick<SavedMethodFragment, "type">,
  { cardsAllowed, banksAllowed }: Account["paymentOptions"],
): "CARD" | "BANK" | "NONE" {
  if (type === "bankAccount") return cardsAllowed ? "CARD" : "NONE";
  return banksAllowed ? "BANK" : "NONE";
}

/** The vault iframe's mode; undefined for the current method and for a saved bank account, which has no security code. */
export function vaultModeOf(
  choice: MethodChoice,
  methods: readonly SavedMethodFragment[],
  { entered, codeRefused }: { entered?: NewMethod; codeRefused?: boolean } = {},
): VaultMode | undefined {
  if (choice === currentMethod || choice === linkBank) return undefined;
  if (choice === enteredCard && entered && entered.type !== "bankAccount") {
    const { vaultToken: cardToken, type: brand, lastFour } = entered;
    return { kind: "enteredCardCode", cardToken, brand, lastFour, codeRefused };
  }
  const saved = methods.find(({ id }) => id === choice);
  if (!saved) return { kind: choice === newBank ? "newBankAccount" : "newCard" };
  if (saved.type === "bankAccount") return undefined;
  return { kind: "savedCardCode", savedMethodId: saved.id, brand: saved.type, lastFour: saved.lastFour, codeRefused };
}

/** Builds a new method from what the vault stored. `now` in milliseconds since 1970. */
export function newMethodFrom(card: StoredCard, save: boolean, now: number): NewMethod {
  const { token: vaultToken, type, lastFour, canSave } = card;
  return { kind: "new", type, lastFour, goodUntil: now + card.expiresInSeconds * 1000, vaultToken, canSave, save };
}

/** Builds the chosen method, new or saved, from what the vault stored. */
export function chosenFrom(choice: MethodChoice, card: StoredCard, save: boolean, now: number): SentMethod {
  if (isNew(choice)) return newMethodFrom(card, save, now);
  const { token: codeToken, type, lastFour } = card;
  const goodUntil = now + card.expiresInSeconds * 1000;
  return { kind: "saved", type, lastFour, goodUntil, paymentMethodId: choice, codeToken };
}

/** A saved bank account as the method to charge. */
export const chosenBank = ({ id, type, lastFour }: SavedMethodFragment): SentMethod => ({
  kind: "savedBank",
  type,
  lastFour,
  paymentMethodId: id,
});
