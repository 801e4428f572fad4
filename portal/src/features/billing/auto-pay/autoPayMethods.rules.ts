import { type AutoPayService, validateAutoPayMethod } from "@portico/rules/autoPay";
import { methodBlock } from "@portico/rules/wallet";
import type { AutoPayAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import {
  choiceOf,
  firstChoice,
  currentMethod,
  type MethodChoice,
  newBank,
  newChoices,
} from "../model/payment-methods/methods.rules.ts";
import type { AutoPayDraft, AutoPayMethod } from "./autoPay.draft.ts";
import type { AutoPayRefusalReason } from "./autoPay.submissions.ts";

export const autoPayChoiceOf = (method: AutoPayMethod): MethodChoice =>
  method.kind === "current" ? currentMethod : choiceOf(method);

/** The saved method that pays now, if it may keep paying. */
export function currentMethodOf({ autoPay, paymentMethods }: AutoPayAccountFragment) {
  const id = autoPay.enrolments[0]?.paymentMethodId;
  const method = paymentMethods.find((each) => each.id === id);
  return method && methodBlock(method) === null ? method : undefined;
}

/** Bank accounts can pay core services only (AUTO-07). */
export const takesBanks = (services: readonly AutoPayService[]) =>
  validateAutoPayMethod("bankAccount", services) === null;

/** Why a saved method cannot pay these services. */
export const autoPayBlock = (method: SavedMethodFragment, services: readonly AutoPayService[]) =>
  methodBlock(method) ?? (method.type === "bankAccount" && !takesBanks(services) ? "cardsOnly" : null);

/** Whether a saved bank account, which needs no form, can pay these services. */
export const takesSavedBank = (
  { paymentMethods }: Pick<AutoPayAccountFragment, "paymentMethods">,
  services: readonly AutoPayService[],
) => paymentMethods.some((each) => each.type === "bankAccount" && autoPayBlock(each, services) === null);

/** New methods that the customer may enter. */
export const newAutoPayChoices = (account: AutoPayAccountFragment, services: readonly AutoPayService[]) =>
  newChoices(account).filter((choice) => choice !== newBank || takesBanks(services));

/**
 * The preselected option: the earlier choice, else the current method when something else changes, else a saved method.
 */
export function firstAutoPayChoice(
  account: AutoPayAccountFragment,
  { flow, method, methodBefore, services = [] }: AutoPayDraft,
  another = false,
): MethodChoice {
  if (method) return autoPayChoiceOf(method);
  const enrolled = account.autoPay.enrolments;
  const otherServices =
    services.length !== enrolled.length || enrolled.some(({ service }) => !services.includes(service));
  if (flow === "change" && methodBefore === undefined && otherServices && currentMethodOf(account))
    return currentMethod;
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  const paymentMethods = account.paymentMethods.filter((each) => autoPayBlock(each, services) === null);
  return firstChoice(
    { paymentMethods, paymentOptions: { cardsAllowed, banksAllowed: banksAllowed && takesBanks(services) } },
    { methodBefore },
    another,
  );
}

/** Why the entered method cannot pay these services (AUTO-07). */
export const cardError = (
  { fundingKind }: Pick<StoredCard, "fundingKind">,
  services: readonly AutoPayService[],
): AutoPayRefusalReason | null => validateAutoPayMethod(fundingKind ?? "bankAccount", services);
