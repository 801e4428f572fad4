import { useCopy } from "@portico/content-runtime/react";
import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import type { AmountFault } from "./amount.rules.ts";

/** The message of a fault: two for the range, one for what is no amount (PAY-05). */
export function useAmountFault({ paymentOptions }: Pick<PayOnceAccountFragment, "paymentOptions">): (fault: AmountFault | undefined) => string | undefined {
  const t = useCopy();
  const { minimum: min, maximum: max } = paymentOptions;
  return (fault) => {
    switch (fault) {
      case "choose":
        return t("billing.payOnce.amount.choose");
      case "invalid":
        return t("billing.payOnce.amount.invalid");
      case "outOfRange":
        return t("billing.payOnce.amount.outOfRange", { min, max });
      case "belowDue":
        return t("billing.payOnce.amount.belowDue", { max });
      case undefined:
        return undefined;
    }
  };
}
