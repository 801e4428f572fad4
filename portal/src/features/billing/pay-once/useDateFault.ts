import { useCopy } from "@portico/content-runtime/react";
import { addDays } from "@portico/rules/dates";
import { type Account, type DateFault, openDates } from "./date.rules.ts";
import type { Draft } from "./payOnce.draft.ts";

/** The message of a fault: one for the form, one for the range, one for the cut-off (PAY-09), one for a card that is over by then (PAY-13). */
export function useDateFault(account: Account, draft: Draft): (fault: DateFault | undefined) => string | undefined {
  const t = useCopy();
  const { today, firstScheduledDate, lastDate: last } = openDates(account, draft);
  return (fault) => {
    switch (fault?.kind) {
      case "form":
        return t("billing.schedule.date.form");
      case "outOfRange":
        return draft.way?.changes
          ? t("billing.schedule.date.rangeChange", { first: firstScheduledDate ?? addDays(today, 1), last })
          : t("billing.schedule.date.range", { first: today, last });
      case "pastCutOff":
        return t("billing.schedule.date.cutOff", { date: fault.date, first: firstScheduledDate ?? addDays(today, 2) });
      case "cardOver":
        return t("billing.schedule.date.cardOver");
      case undefined:
        return undefined;
    }
  };
}
