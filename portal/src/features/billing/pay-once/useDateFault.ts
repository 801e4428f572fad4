import { useCopy } from "@portico/content-runtime/react";
import { addDays } from "@portico/rules/dates";
import type { Account, DateFault } from "./date.rules.ts";
import type { Draft } from "./payOnce.draft.ts";

/** The message of a fault: one for the form, one for the range, one for the cut-off (PAY-09), one for a card that is over by then (PAY-13). */
export function useDateFault({ paymentOptions }: Account, { way }: Draft): (fault: DateFault | undefined) => string | undefined {
  const t = useCopy();
  const { earliestDate, firstScheduledDate, lastDate: last } = paymentOptions;
  return (fault) => {
    switch (fault?.kind) {
      case "form":
        return t("billing.schedule.date.form");
      case "outOfRange":
        return way?.changes
          ? t("billing.schedule.date.rangeChange", { first: firstScheduledDate ?? addDays(earliestDate, 1), last })
          : t("billing.schedule.date.range", { first: earliestDate, last });
      case "pastCutOff":
        return t("billing.schedule.date.cutOff", { date: fault.date, first: firstScheduledDate ?? addDays(earliestDate, 2) });
      case "cardOver":
        return t("billing.schedule.date.cardOver");
      case undefined:
        return undefined;
    }
  };
}
