import { useCopy, useLocale } from "@portico/content-runtime/react";
import type { Offer, Order } from "./orders.api.ts";

/** Names of products, and times in the time zone of the account. */
export function useOrderCopy(timeZone: string) {
  const t = useCopy();
  const { locale } = useLocale();
  const inZone = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...style, timeZone });
  const day = { weekday: "short", month: "short", day: "numeric" } as const;
  return {
    /** "Internet, 1,000 Mbps" */
    product: ({ service, size }: Pick<Order, "service" | "size">) => t("orders.product", { service, size }),
    /** "Sat, Nov 21, 8:00 PM" */
    moment: (at: string) => inZone({ ...day, hour: "numeric", minute: "2-digit" }).format(new Date(at)),
    /** "Fri, Nov 27, 8 – 10 AM"; the hours stay on one line. */
    window: ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      unbrokenHours(inZone({ ...day, hour: "numeric" }).formatRangeToParts(new Date(startsAt), new Date(endsAt))),
  };
}

/** A phone broke "10 a.m. – 12 p.m." before its last word. */
function unbrokenHours(parts: readonly Intl.DateTimeFormatPart[]): string {
  const hours = parts.findIndex(({ type }) => type === "hour");
  return parts.map(({ value }, place) => (place > hours ? value.replaceAll(/\s/gu, "\u00a0") : value)).join("");
}

/** "2 more lines", or the product. */
export function useOfferName() {
  const t = useCopy();
  return ({ kind, added = 0, service, size }: Offer) =>
    t("orders.option.size", { kind, size: added, product: t("orders.product", { service, size }) });
}
