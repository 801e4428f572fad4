import { useCopy } from "@portico/content-runtime/react";
import type { AutoPayAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { blockOf, newCard } from "../model/methods.rules.ts";
import { printedExpiry } from "../model/printedExpiry.ts";
import type { AutoPayFlow } from "./autoPay.draft.ts";
import { kept, keptMethodOf } from "./autoPayMethods.rules.ts";

/** What may pay: the card that pays now, other saved cards, a new card. What can't be chosen says why. */
export function useAutoPayMethodOptions(account: AutoPayAccountFragment, flow: AutoPayFlow) {
  const t = useCopy();
  const current = flow === "change" ? keptMethodOf(account) : undefined;
  const named = ({ type, lastFour }: SavedMethodFragment) => t("billing.methodNamed", { type, lastFour });
  const reasons = (method: SavedMethodFragment) => ({
    expired: t("billing.payOnce.method.expired", { expiry: printedExpiry(method.expiry) }),
    unavailable: t("billing.payOnce.method.unavailable"),
    bankAccount: t("billing.autoPay.method.bankNotHere"),
  });
  const saved = account.paymentMethods
    .filter(({ id }) => id !== current?.id)
    .map((method) => {
      const block = blockOf(method);
      const expires = t("billing.payOnce.method.expires", { expiry: printedExpiry(method.expiry) });
      return { value: method.id, label: named(method), description: block ? undefined : expires, disabledReason: block && reasons(method)[block] };
    });
  const keep = current ? [{ value: kept, label: t("billing.autoPay.method.keep", { method: named(current) }), description: t("billing.autoPay.method.keepDetail") }] : [];
  return [...keep, ...saved, { value: newCard, label: t("billing.payOnce.method.new"), description: t("billing.autoPay.method.newDetail") }];
}
