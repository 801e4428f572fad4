import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { StoredCard, VaultMode } from "../../../lib/vaultProtocol.ts";
import type { ChosenMethod } from "./chosenMethod.ts";

/** A saved method, by its id, or a card that is typed in. */
export type MethodChoice = string;
export const newCard: MethodChoice = "new";

/** Why a saved method can't be charged now. */
export type MethodBlock = "expired" | "unavailable" | "bankAccount";

export function blockOf(method: SavedMethodFragment): MethodBlock | undefined {
  if (method.type === "bankAccount") return "bankAccount";
  if (method.expired) return "expired";
  return method.unavailable ? "unavailable" : undefined;
}

export const choiceOf = (method: ChosenMethod): MethodChoice => (method.kind === "saved" ? method.paymentMethodId : newCard);

/** What is marked when the step opens: what was chosen before, else the first saved card that can be charged, else a new one. */
export function firstChoice({ paymentMethods }: { paymentMethods: readonly SavedMethodFragment[] }, { method, methodBefore }: { method?: ChosenMethod; methodBefore?: string }): MethodChoice {
  const usable = paymentMethods.filter((each) => !blockOf(each)).map(({ id }) => id);
  const before = method ? choiceOf(method) : methodBefore;
  return [before, ...usable].find((choice) => choice === newCard || (choice !== undefined && usable.includes(choice))) ?? newCard;
}

/** What the vault's frame asks for. */
export function vaultModeOf(choice: MethodChoice, methods: readonly SavedMethodFragment[]): VaultMode {
  const saved = methods.find(({ id }) => id === choice);
  if (!saved || saved.type === "bankAccount") return { kind: "newCard" };
  return { kind: "savedCardCode", savedMethodId: saved.id, brand: saved.type, lastFour: saved.lastFour };
}

/** The method that a stored card makes. `now` in milliseconds since 1970. */
export function chosenFrom(choice: MethodChoice, card: StoredCard, save: boolean, now: number): ChosenMethod {
  const { token, type, lastFour, canSave } = card;
  const common = { type, lastFour, goodUntil: now + card.expiresInSeconds * 1000 };
  return choice === newCard
    ? { kind: "new", ...common, vaultToken: token, canSave, save }
    : { kind: "saved", ...common, paymentMethodId: choice, codeToken: token };
}
