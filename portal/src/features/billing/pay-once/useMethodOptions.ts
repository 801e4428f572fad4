import { useCopy } from "@portico/content-runtime/react";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { printedExpiry } from "../model/printedExpiry.ts";
import { blockOf, newCard } from "../model/methods.rules.ts";

/** Saved methods with their flags, and a new card. What can't be charged says why. */
export function useMethodOptions(methods: readonly SavedMethodFragment[]) {
  const t = useCopy();
  const reasons = (method: SavedMethodFragment) => ({
    expired: t("billing.payOnce.method.expired", { expiry: printedExpiry(method.expiry) }),
    unavailable: t("billing.payOnce.method.unavailable"),
    bankAccount: t("billing.payOnce.method.bankNotHere"),
  });
  const saved = methods.map((method) => {
    const block = blockOf(method);
    const expiry = printedExpiry(method.expiry);
    const validity = method.expiringSoon ? t("billing.payOnce.method.expiresSoon", { expiry }) : t("billing.payOnce.method.expires", { expiry });
    return {
      value: method.id,
      label: t("billing.methodNamed", { type: method.type, lastFour: method.lastFour }),
      description: block ? undefined : validity,
      disabledReason: block && reasons(method)[block],
    };
  });
  const other = {
    value: newCard,
    label: t("billing.payOnce.method.new"),
    description: t("billing.payOnce.method.newDetail"),
  };
  return [...saved, other];
}
