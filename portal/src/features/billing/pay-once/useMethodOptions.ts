import { useCopy, useToggle } from "@portico/content-runtime/react";
import type { PayOnceAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { useEnteredOption } from "../model/card-form/useMethodChoice.ts";
import { printedExpiry, useMethodLabel } from "../model/payment-methods/MethodName.tsx";
import {
  currentMethod,
  linkBank,
  newBank,
  newCard,
  type NewMethod,
  newChoices,
  otherKind,
  whyNotOffered,
} from "../model/payment-methods/methods.rules.ts";

/**
 * Method options: first a new card whose code has to be entered again, then the current one of a scheduled payment,
 * then saved methods with their flags, the default first, then new ones. Disabled options say why they cannot be charged.
 */
export function useMethodOptions(
  account: PayOnceAccountFragment,
  scheduledMethod?: Pick<SavedMethodFragment, "type" | "lastFour">,
  entered?: NewMethod,
) {
  const t = useCopy();
  const labelOf = useMethodLabel();
  const linking = useToggle("bankLinking") && account.paymentOptions.banksAllowed && !scheduledMethod;
  const describe = useDescription();
  const enteredOption = useEnteredOption();
  const saved = account.paymentMethods.map((method) => {
    const block = whyNotOffered(method);
    const reasons = {
      unavailable: t("billing.payOnce.method.unavailable", { other: otherKind(method, account.paymentOptions) }),
      restricted: t("wallet.pay.restrictedKind"),
    };
    return {
      value: method.id,
      label: labelOf(method),
      description: block ? undefined : describe(method),
      disabledReason: block && reasons[block],
    };
  });
  const typed = {
    [newCard]: {
      value: newCard,
      label: t("billing.payOnce.method.new"),
      description: t("billing.payOnce.method.newDetail"),
    },
    [newBank]: { value: newBank, label: t("wallet.pay.newBank"), description: t("wallet.pay.newBankDetail") },
  };
  const link = {
    value: linkBank,
    label: t("billing.bankLink.option"),
    description: t("billing.bankLink.optionDetail"),
  };
  const keepOption = scheduledMethod && {
    value: currentMethod,
    label: t("billing.schedule.method.keep", {
      method: t("billing.methodNamed", { type: scheduledMethod.type, lastFour: scheduledMethod.lastFour }),
    }),
    description: t("billing.schedule.method.keepDetail"),
  };
  return [
    ...enteredOption(entered),
    ...(keepOption ? [keepOption] : []),
    ...saved,
    ...newChoices(account).flatMap((choice) => typed[choice] ?? []),
    ...(linking ? [link] : []),
  ];
}

function useDescription() {
  const t = useCopy();
  return ({ type, expired, expiringSoon, expiry: stored, bankName }: SavedMethodFragment) => {
    if (type === "bankAccount") return bankName ?? t("wallet.pay.bankDetail");
    const expiry = printedExpiry(stored);
    if (expired) return t("wallet.pay.expired", { expiry });
    return expiringSoon
      ? t("billing.payOnce.method.expiresSoon", { expiry })
      : t("billing.payOnce.method.expires", { expiry });
  };
}
