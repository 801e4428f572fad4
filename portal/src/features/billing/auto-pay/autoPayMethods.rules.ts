import { type AutoPayService, autoPayMethodFault } from "@portico/rules/autoPay";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { blockOf, choiceOf, firstChoice, type MethodChoice } from "../model/methods.rules.ts";
import type { AutoPayDraft, AutoPayMethod } from "./autoPay.draft.ts";
import type { AutoPayRefusalReason } from "./autoPay.refusals.ts";

/** The method that pays now, marked as such among the choices. */
export const kept: MethodChoice = "kept";

export const autoPayChoiceOf = (method: AutoPayMethod): MethodChoice => (method.kind === "kept" ? kept : choiceOf(method));

/** The saved method that pays now and may go on paying. */
export function keptMethodOf({ autoPay, paymentMethods }: AutoPayAccountFragment) {
  const id = autoPay.enrolments[0]?.paymentMethodId;
  const method = paymentMethods.find((each) => each.id === id);
  return method && !blockOf(method) ? method : undefined;
}

/** What is marked when the step opens: what was chosen before, else what pays now where something else changes, else a saved card. */
export function firstAutoPayChoice(account: AutoPayAccountFragment, { flow, method, methodBefore, services = [] }: AutoPayDraft): MethodChoice {
  if (method) return autoPayChoiceOf(method);
  const enrolled = account.autoPay.enrolments;
  const otherServices = services.length !== enrolled.length || enrolled.some(({ service }) => !services.includes(service));
  if (flow === "change" && methodBefore === undefined && otherServices && keptMethodOf(account)) return kept;
  return firstChoice(account, { methodBefore });
}

/** Why a card that was typed in can't pay for these services (AUTO-07). */
export const cardFault = ({ fundingKind }: Pick<StoredCard, "fundingKind">, services: readonly AutoPayService[]): AutoPayRefusalReason | null => autoPayMethodFault(fundingKind, services);
