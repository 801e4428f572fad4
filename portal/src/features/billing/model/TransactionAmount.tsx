import { Money } from "@portico/design-system/money";
import type { TransactionKind } from "../../../api/graphql/generated/graph.ts";

export type TransactionAmountProps = {
  kind: TransactionKind;
  /** Cents, never negative. */
  amount: number;
};

/** What was paid has a minus, what came back a plus, and a charge stands as it is: payments and refunds are told apart by their amounts too. */
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
