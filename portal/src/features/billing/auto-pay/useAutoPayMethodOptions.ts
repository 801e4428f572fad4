import { useCopy } from "@portico/content-runtime/react";
import type { AutoPayAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { newBank, newCard, otherKind } from "../model/methods.rules.ts";
import { printedExpiry } from "../model/printedExpiry.ts";
import { useMethodLabel } from "../model/useMethodLabel.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";
import { autoPayBlock, kept, keptMethodOf, newAutoPayChoices, takesBanks } from "./autoPayMethods.rules.ts";

/** What may pay: the method that pays now, other saved ones, new ones. What can't be chosen says why. */
export function useAutoPayMethodOptions(account: AutoPayAccountFragment, { flow, services = [] }: Pick<AutoPayDraft, "flow" | "services">) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  const { cardsAllowed, banksAllowed } = account.paymentOptions;
  const current = flow === "change" ? keptMethodOf(account) : undefined;
  const describe = ({ type, expiry, bankName }: SavedMethodFragment) =>
    type === "bankAccount" ? (bankName ?? t("wallet.pay.bankDetail")) : t("billing.payOnce.method.expires", { expiry: printedExpiry(expiry) });
  const reasons = (method: SavedMethodFragment) => ({
    expired: t("wallet.pay.expired", { expiry: printedExpiry(method.expiry) }),
    unavailable: t("billing.payOnce.method.unavailable", { other: otherKind(method, { cardsAllowed, banksAllowed: banksAllowed && takesBanks(services) }) }),
    restricted: t("wallet.pay.restrictedKind"),
    cardsOnly: t("billing.autoPay.method.cardsOnly"),
  });
  const saved = account.paymentMethods
    .filter(({ id }) => id !== current?.id)
    .map((method) => {
      const block = autoPayBlock(method, services);
      return { value: method.id, label: labelOf(method), description: block ? undefined : describe(method), disabledReason: block ? reasons(method)[block] : undefined };
    });
  const typed = {
    [newCard]: { value: newCard, label: t("billing.payOnce.method.new"), description: t("billing.autoPay.method.newDetail") },
    [newBank]: { value: newBank, label: t("wallet.pay.newBank"), description: t("wallet.pay.newBankDetail") },
  };
  const keep = current ? [{ value: kept, label: t("billing.autoPay.method.keep", { method: labelOf(current) }), description: t("billing.autoPay.method.keepDetail") }] : [];
  return [...keep, ...saved, ...newAutoPayChoices(account, services).flatMap((choice) => typed[choice] ?? [])];
}
