import { useCopy } from "@portico/content-runtime/react";
import { Money } from "@portico/design-system/money";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { offered, suggestedIs } from "./amount.rules.ts";
import type { AmountChoice } from "./payOnce.draft.ts";

/** The amounts to choose from, with their words. */
export function useAmountOptions(account: PayOnceAccountFragment) {
  const t = useCopy();
  const words: Record<AmountChoice, { label: string; description?: string }> = {
    due: {
      label: t("billing.payOnce.amount.due"),
      description: account.dueDate ? t("billing.payOnce.amount.dueBy", { date: account.dueDate }) : undefined,
    },
    suggested: useSuggestedWords(account),
    pastDue: { label: t("billing.payOnce.amount.pastDue"), description: t("billing.payOnce.amount.pastDueDetail") },
    other: { label: t("billing.payOnce.amount.other") },
  };
  return offered(account).map(({ choice, cents }) => ({
    value: choice,
    ...words[choice],
    aside: cents === undefined ? undefined : <Money cents={cents} />,
  }));
}

/** A part of what is due, named for what it is. */
function useSuggestedWords({ status }: PayOnceAccountFragment): { label: string; description?: string } {
  const t = useCopy();
  const kind = suggestedIs(status);
  const { arrangement, current, dueDate } = status;
  const label = t(`billing.payOnce.amount.${kind}`);
  if (kind === "rest" || !arrangement) return { label, description: t("billing.payOnce.amount.restDetail") };
  const { nextAmount: installment, nextDate: date } = arrangement;
  if (kind === "installment" || dueDate === null) return { label, description: t("billing.payOnce.amount.dueBy", { date }) };
  return { label, description: t("billing.payOnce.amount.installmentAndBillDetail", { installment, date, bill: current, dueDate }) };
}
