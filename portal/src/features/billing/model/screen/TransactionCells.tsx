import { useCopy } from "@portico/content-runtime/react";
import { LabelInContext } from "@portico/design-system/hidden";
import { Link } from "@portico/design-system/link";
import { Money } from "@portico/design-system/money";
import type { TransactionKind } from "../../../../api/graphql/generated/graph.ts";
import { refundPath } from "../laterPaths.ts";

type RefundLinkProps = { accountId: string; refund: { id: string; description: string; date: string } };

/** Link to a refund's page; its accessible name says which refund. */
export function RefundLink({ accountId, refund: { id, description, date } }: RefundLinkProps) {
  const t = useCopy();
  return (
    <Link href={refundPath(accountId, id)}>
      <LabelInContext inContext={t("billing.refund.open", { description, date })}>{description}</LabelInContext>
    </Link>
  );
}

type TransactionAmountProps = {
  kind: TransactionKind;
  /** Cents, never negative. */
  amount: number;
};

/** Payments have a minus sign, refunds a plus sign, charges none, so that the amounts also tell them apart. */
export function TransactionAmount({ kind, amount }: TransactionAmountProps) {
  switch (kind) {
    case "PAYMENT":
      return <Money cents={-amount} />;
    case "REFUND":
      return <Money cents={amount} signed />;
    case "CHARGE":
      return <Money cents={amount} />;
  }
}
