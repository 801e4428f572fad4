import { useLocale } from "@portico/content-runtime/react";

const HALF_HOURS = 48;
const stored = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Times of day, stored as "22:30" and shown as "10:30 PM". */
export function useWallTime() {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  // Midnight as the end of a day is stored as "24:00".
  const shown = (time: string) => format.format(new Date(`1970-01-01T${time === "24:00" ? "00:00" : time}:00Z`));
  return {
    shown,
    /** Every half hour; also the value of now, when it is another minute. */
    options: (now: string | null = null) => {
      const times = Array.from({ length: HALF_HOURS }, (_, place) => stored(place * 30));
      const all = now === null || times.includes(now) || now === "24:00" ? times : [...times, now].toSorted();
      return all.map((value) => ({ value, label: shown(value) }));
    },
  };
}
