import { useLocale } from "@portico/content-runtime/react";
import { useSelector } from "react-redux";
import { selectCurrentAccount } from "./account.selectors.ts";

/** When a message arrived, in the account's time zone; with its year when that has passed. */
export function useReceived(timeZone: string): (at: string) => string {
  const { locale } = useLocale();
  const thisYear = useSelector(selectCurrentAccount)?.businessDate.slice(0, 4);
  const words = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone } as const;
  const year = new Intl.DateTimeFormat("en-US", { year: "numeric", timeZone });
  const format = new Intl.DateTimeFormat(locale, words);
  const withYear = new Intl.DateTimeFormat(locale, { ...words, year: "numeric" });
  return (at) => {
    const date = new Date(at);
    const isOfThisYear = thisYear === undefined || year.format(date) === thisYear;
    return (isOfThisYear ? format : withYear).format(date);
  };
}
