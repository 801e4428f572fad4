import { useCopy } from "@portico/content-runtime/react";
import type { CalendarEventPartsFragment } from "../../../api/graphql/generated/graph.ts";

/** What an event is, what there is to know about it, what can be done about it, and that once more for who hears it by itself. */
export function useEventWords(parts: CalendarEventPartsFragment, today: string) {
  const t = useCopy();
  const { kind, date, service } = parts;
  const event = service === "mobile" ? t("billing.calendar.forMobile", { event: t("billing.calendar.event", { kind }) }) : t("billing.calendar.event", { kind });
  // A bill that is still to come can't be paid: it is where the statements are.
  const action = t("billing.calendar.action", { kind: isUnknown(parts) && kind === "BILL_DUE" ? "STATEMENT_PLANNED" : kind });
  return { event, about: useAbout(parts, today), action, actionFor: t("billing.calendar.actionFor", { action, event, date }) };
}

const isUnknown = ({ kind, amount }: CalendarEventPartsFragment) => amount === null && (kind === "BILL_DUE" || kind === "AUTO_PAY");

function useAbout(event: CalendarEventPartsFragment, today: string): string | null {
  const t = useCopy();
  const { kind, date, card, until } = event;
  if (card) return t("billing.methodNamed", card);
  if (until) return t("billing.calendar.note.until", { at: until });
  if (isUnknown(event)) return t("billing.calendar.note.amountLater");
  return kind === "BILL_DUE" && date < today ? t("billing.calendar.note.late") : null;
}
