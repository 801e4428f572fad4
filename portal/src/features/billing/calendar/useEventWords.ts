import { useCopy } from "@portico/content-runtime/react";
import type { CalendarEventPartsFragment } from "../../../api/graphql/generated/graph.ts";

/** What an event is, what there is to know about it, what can be done about it, and that once more for who hears it by itself. */
export function useEventWords({ kind, date, amount, service, card, until }: CalendarEventPartsFragment) {
  const t = useCopy();
  const event = service === "mobile" ? t("billing.calendar.forMobile", { event: t("billing.calendar.event", { kind }) }) : t("billing.calendar.event", { kind });
  const action = t("billing.calendar.action", { kind });
  const amountLater = amount === null && (kind === "BILL_DUE" || kind === "AUTO_PAY") ? t("billing.calendar.note.amountLater") : null;
  const about = card ? t("billing.methodNamed", card) : until ? t("billing.calendar.note.until", { at: until }) : amountLater;
  return { event, about, action, actionFor: t("billing.calendar.actionFor", { action, event, date }) };
}
