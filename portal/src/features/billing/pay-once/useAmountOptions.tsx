import { useCopy } from "@portico/content-runtime/react";
import { Money } from "@portico/design-system/money";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { offered } from "./amount.rules.ts";
import type { AmountChoice } from "./payOnce.draft.ts";

/** The amounts to choose from, with their words. */
export function useAmountOptions(account: PayOnceAccountFragment) {
  const t = useCopy();
  const words: Record<AmountChoice, { label: string; description?: string }> = {
    due: {
      label: t("billing.payOnce.amount.due"),
      description: account.dueDate ? t("billing.payOnce.amount.dueBy", { date: account.dueDate }) : undefined,
    },
    pastDue: { label: t("billing.payOnce.amount.pastDue"), description: t("billing.payOnce.amount.pastDueDetail") },
    other: { label: t("billing.payOnce.amount.other") },
  };
  return offered(account).map(({ choice, cents }) => ({
    value: choice,
    ...words[choice],
    aside: cents === undefined ? undefined : <Money cents={cents} />,
  }));
}
