import { useLocale } from "@portico/content-runtime/react";

/** When a message arrived, in the account's time zone. */
export function useReceived(timeZone: string): (at: string) => string {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  return (at) => format.format(new Date(at));
}
