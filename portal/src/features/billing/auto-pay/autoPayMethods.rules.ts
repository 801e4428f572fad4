import { type AutoPayService, autoPayMethodFault } from "@portico/rules/autoPay";
import { methodBlock } from "@portico/rules/wallet";
import type { AutoPayAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { choiceOf, firstChoice, keptMethod, type MethodChoice, newBank, newChoices } from "../model/methods.rules.ts";
import type { AutoPayDraft, AutoPayMethod } from "./autoPay.draft.ts";
import type { AutoPayRefusalReason } from "./autoPay.refusals.ts";

/** The method that pays now, marked as such among the choices. */
export const kept = keptMethod;

export const autoPayChoiceOf = (method: AutoPayMethod): MethodChoice => (method.kind === "kept" ? kept : choiceOf(method));

/** The saved method that pays now and may go on paying. */
export function keptMethodOf({ autoPay, paymentMethods }: AutoPayAccountFragment) {
  const id = autoPay.enrolments[0]?.paymentMethodId;
  const method = paymentMethods.find((each) => each.id === id);
  return method && methodBlock(method) === null ? method : undefined;
}

/** Bank accounts pay for core services alone (AUTO-07). */
export const takesBanks = (services: readonly AutoPayService[]) => autoPayMethodFault("bankAccount", services) === null;

/** Why a saved method can't pay for these services. */
export const autoPayBlock = (method: SavedMethodFragment, services: readonly AutoPayService[]) =>
  methodBlock(method) ?? (method.type === "bankAccount" && !takesBanks(services) ? "cardsOnly" : null);

/** What may be typed in. */
export const newAutoPayChoices = (account: AutoPayAccountFragment, services: readonly AutoPayService[]) =>
  newChoices(account).filter((choice) => choice !== newBank || takesBanks(services));

/** What is marked when the step opens: what was chosen before, else what pays now where something else changes, else a saved method. */
export function firstAutoPayChoice(account: AutoPayAccountFragment, { flow, method, methodBefore, services = [] }: AutoPayDraft): MethodChoice {
  if (method) return autoPayChoiceOf(method);
  const enrolled = account.autoPay.enrolments;
  const otherServices = services.length !== enrolled.length || enrolled.some(({ service }) => !services.includes(service));
  if (flow === "change" && methodBefore === undefined && otherServices && keptMethodOf(account)) return kept;
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  const paymentMethods = account.paymentMethods.filter((each) => autoPayBlock(each, services) === null);
  return firstChoice({ paymentMethods, paymentOptions: { cardsAllowed, banksAllowed: banksAllowed && takesBanks(services) } }, { methodBefore });
}

/** Why what was typed in can't pay for these services (AUTO-07). */
export const cardFault = ({ fundingKind }: Pick<StoredCard, "fundingKind">, services: readonly AutoPayService[]): AutoPayRefusalReason | null =>
  autoPayMethodFault(fundingKind ?? "bankAccount", services);
