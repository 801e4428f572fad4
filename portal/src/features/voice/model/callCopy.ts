import { useCopy, useLocale } from "@portico/content-runtime/react";
import { phoneShown } from "@portico/rules/phone";
import { wordList } from "../../../components/wordList.ts";
import type { CallLine, CallSettings, LineSettings, SettingsError } from "./callSettings.api.ts";

type Route = LineSettings["route"];
/** Where calls go, in one sentence; then what else matters. */
export type RouteWords = { tone: "good" | "quiet" | "bad"; title: string; details: string[] };

/** Names of lines and numbers, times, and where calls go, in words. */
export function useCallCopy({ timeZone, lines, at }: Pick<CallSettings, "timeZone" | "lines" | "at">) {
  const t = useCopy();
  const { locale } = useLocale();
  const lineNamed = (number: string) => lines.find(({ telephoneNumber }) => telephoneNumber === number);
  /** "Front counter", or the number of a line without a name and of anybody else, which the end of a line doesn't break. */
  const name = (number: string) => lineNamed(number)?.label ?? phoneShown(number).replace(" ", "\u00a0");
  const listed = (words: readonly string[]) => wordList(words, locale);
  const day = (instant: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone }).format(new Date(instant));
  const moment = (instant: string) =>
    new Intl.DateTimeFormat(locale, {
      ...(day(instant) === day(at) ? {} : { weekday: "long" }),
      hour: "numeric",
      minute: "2-digit",
      timeZone,
    }).format(new Date(instant));

  const thenWords = ({ then, seconds, ringing }: Route): string[] => {
    if (ringing.length === 0) return [];
    if (seconds === 0) return [t("voice.route.othersDecide")];
    if (then.kind === "VOICEMAIL") return [t("voice.route.thenVoicemail", { seconds })];
    if (then.number !== null) return [t("voice.route.thenNumber", { seconds, where: name(then.number) })];
    return [t("voice.route.thenNothing", { seconds })];
  };
  const routeTitle = ({ reason, ringing, then }: Route): string => {
    const where = listed(ringing.map(({ number }) => name(number)));
    const to = ringing.length > 0 ? "NUMBER" : then.kind;
    if (reason === "LOOP") return t("voice.route.loop");
    if (reason === "NORMAL") return t("voice.route.rings", { where });
    if (reason === "FORWARDED") return t("voice.route.forwarded", { where });
    return t("voice.route.silent", { reason, to, where });
  };
  const route = (now: Route): RouteWords => {
    const { reason, via, ringing, until } = now;
    const through = via.slice(1).map(name);
    return {
      tone: reason === "LOOP" ? "bad" : ringing.length === 0 ? "quiet" : "good",
      title: routeTitle(now),
      details: [
        ...(reason === "LOOP" ? [t("voice.route.circle", { lines: listed(via.map(name)) })] : []),
        ...(reason !== "LOOP" && through.length > 0 ? [t("voice.route.through", { lines: listed(through) })] : []),
        ...(ringing.some(({ confirm }) => confirm) ? [t("voice.route.confirm")] : []),
        ...thenWords(now),
        ...(until === null ? [] : [t("voice.route.until", { when: moment(until) })]),
      ],
    };
  };
  return {
    name,
    route,
    moment,
    /** "Front counter, (617) 555-0101", which tells a line from all others. */
    exact: ({ telephoneNumber, label }: Pick<CallLine, "telephoneNumber" | "label">) =>
      label === null ? phoneShown(telephoneNumber) : `${label}, ${phoneShown(telephoneNumber)}`,
    /** Why a value is refused and what to do. */
    error: ({ code, through }: Pick<SettingsError, "code" | "through">) =>
      t("voice.settings.fault", { code, line: through === undefined ? "" : name(through) }),
  };
}
