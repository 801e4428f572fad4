import { useCopy, useToggle } from "@portico/content-runtime/react";
import type { PayOnceAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { printedExpiry } from "../model/printedExpiry.ts";
import { useMethodLabel } from "../model/useMethodLabel.ts";
import { keptMethod, linkBank, newBank, newCard, newChoices, otherKind, whyNotOffered } from "../model/methods.rules.ts";

/**
 * Saved methods with their flags, the default first, and what may be typed in; before them the method that a scheduled payment keeps. What
 * can't be charged says why.
 */
export function useMethodOptions(account: PayOnceAccountFragment, kept?: Pick<SavedMethodFragment, "type" | "lastFour">) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  const linking = useToggle("bankLinking") && account.paymentOptions.banksAllowed && !kept;
  const describe = useDescription();
  const saved = account.paymentMethods.map((method) => {
    const block = whyNotOffered(method);
    const reasons = { unavailable: t("billing.payOnce.method.unavailable", { other: otherKind(method, account.paymentOptions) }), restricted: t("wallet.pay.restrictedKind") };
    return { value: method.id, label: labelOf(method), description: block ? undefined : describe(method), disabledReason: block && reasons[block] };
  });
  const typed = {
    [newCard]: { value: newCard, label: t("billing.payOnce.method.new"), description: t("billing.payOnce.method.newDetail") },
    [newBank]: { value: newBank, label: t("wallet.pay.newBank"), description: t("wallet.pay.newBankDetail") },
  };
  const link = { value: linkBank, label: t("billing.bankLink.option"), description: t("billing.bankLink.optionDetail") };
  const keep = kept && {
    value: keptMethod,
    label: t("billing.schedule.method.keep", { method: t("billing.methodNamed", { type: kept.type, lastFour: kept.lastFour }) }),
    description: t("billing.schedule.method.keepDetail"),
  };
  return [...(keep ? [keep] : []), ...saved, ...newChoices(account).flatMap((choice) => typed[choice] ?? []), ...(linking ? [link] : [])];
}

function useDescription() {
  const t = useCopy();
  return ({ type, expired, expiringSoon, expiry: stored, bankName }: SavedMethodFragment) => {
    if (type === "bankAccount") return bankName ?? t("wallet.pay.bankDetail");
    const expiry = printedExpiry(stored);
    if (expired) return t("wallet.pay.expired", { expiry });
    return expiringSoon ? t("billing.payOnce.method.expiresSoon", { expiry }) : t("billing.payOnce.method.expires", { expiry });
  };
}
