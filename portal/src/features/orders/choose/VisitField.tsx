import { useCopy } from "@portico/content-runtime/react";
import { Select } from "@portico/design-system/field";
import { useDispatch } from "react-redux";
import type { Quote } from "../model/orders.api.ts";
import { quoteRead } from "../model/orders.slice.ts";
import { useOrderWords } from "../model/orderWords.ts";

type VisitFieldProps = { quote: Quote; accountId: string };

/** The technician's free times; another day is another first bill, so the quote is read again. */
export function VisitField({ quote, accountId }: VisitFieldProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const words = useOrderWords(quote.timeZone);
  const free = quote.slots.filter((slot) => slot.free || slot.startsAt === quote.startsAt);
  return (
    <Select
      name="visit"
      label={t("orders.review.visit")}
      hint={t("orders.review.visit.hint")}
      value={quote.startsAt ?? ""}
      onChange={(startsAt) => dispatch(quoteRead.requested({ accountId, product: quote.offer.code, startsAt }))}
      options={free.map((slot) => ({ value: slot.startsAt, label: words.window(slot) }))}
    />
  );
}
