import { useCopy, useLocale } from "@portico/content-runtime/react";
import { localDateAt } from "@portico/rules/dates";
import { useTimeZoneName } from "../../../components/timeZoneName.ts";
import { wordList } from "../../../components/wordList.ts";
import type { CallWindow, Outage } from "./outages.api.ts";

/** Names of services, and times in the time zone of the account, or of the provider. `asOf`: what counts as today. */
export function useOutageCopy(timeZone: string, asOf: string) {
  const t = useCopy();
  const { locale } = useLocale();
  const zone = useTimeZoneName(timeZone);
  const day = (at: string) => localDateAt(new Date(at), timeZone);
  const today = day(asOf);
  const time = { hour: "numeric", minute: "2-digit", timeZone } as const;
  /** "Nov 22, 12:45 PM" */
  const dayAndTime = (at: string) =>
    new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", ...time }).format(new Date(at));
  /** "12:45 PM", and with the day when it is not today: "Nov 22, 12:45 PM". */
  const moment = (at: string) =>
    day(at) === today ? new Intl.DateTimeFormat(locale, time).format(new Date(at)) : dayAndTime(at);
  /** "Nov 23, 1:00 AM to 2:00 AM": the day once, unless it ends on another. */
  const span = (from: string, to: string) => {
    if (day(from) !== day(to) || day(from) === today) return t("outages.ended", { from: moment(from), to: moment(to) });
    const hour = new Intl.DateTimeFormat(locale, time);
    const date = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone }).format(new Date(from));
    return t("outages.sameDay", { date, from: hour.format(new Date(from)), to: hour.format(new Date(to)) });
  };
  const window = ({ startsAt, endsAt }: CallWindow) => {
    const hours = new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone });
    const text = hours.formatRange(new Date(startsAt), new Date(endsAt));
    return t(day(startsAt) === today ? "outages.callback.today" : "outages.callback.tomorrow", { window: text });
  };
  return {
    dayAndTime,
    moment,
    span,
    /** "Today, 10 AM – 12 PM" */
    window,
    /** "Internet and Voice" */
    services: ({ services }: Pick<Outage, "services">) =>
      wordList(
        services.map((service) => t("outages.service", { service })),
        locale,
      ),
    /** "Eastern Time" */
    zone,
  };
}
