import { useCopy } from "@portico/content-runtime/react";
import { Select } from "@portico/design-system/field";
import type { Quote } from "../model/orders.api.ts";
import { useOrderCopy } from "../model/orderCopy.ts";

type VisitFieldProps = { quote: Quote; chosen: string | null; onChoose: (startsAt: string) => void };

/** The technician's free times; another day is another first bill, so the quote is read again. */
export function VisitField({ quote, chosen, onChoose }: VisitFieldProps) {
  const t = useCopy();
  const words = useOrderCopy(quote.timeZone);
  const free = quote.slots.filter((slot) => slot.free || slot.startsAt === quote.startsAt);
  return (
    <Select
      name="visit"
      label={t("orders.review.visit")}
      hint={t("orders.review.visit.hint")}
      value={chosen ?? ""}
      onChange={onChoose}
      options={free.map((slot) => ({ value: slot.startsAt, label: words.window(slot) }))}
    />
  );
}
