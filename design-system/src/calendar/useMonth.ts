import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocale } from "../locale/index.ts";
import { asTitle } from "./dayNames.ts";
import { clamped, firstOfMonth, isDay } from "./days.ts";
import { dayToShow, refusalOf, shownDays } from "./limits.ts";
import type { CalendarOptions } from "./options.ts";

/** Ways to a month that are heard by themselves: the focus that goes along to a day, a list whose value is the month. */
export type WayHeard = "focus" | "list";

export type Month = {
  /** The day that the keys start from. Its month is shown. */
  day: string;
  /** Goes to a day, or says why there is no way to it. Another month is said, unless what brought it is heard itself. */
  go: (target: string, by?: WayHeard) => void;
  /** Chooses a day, or says why it cannot be chosen. */
  choose: (day: string) => void;
  /** The refusal of the last step that led nowhere. */
  refused: string;
  /** What was said last, for assistive technology. */
  spoken: string;
  grid: RefObject<HTMLTableElement | null>;
};

/** Which month is shown and how one moves through it. A new `chosen` day brings its month. */
export function useMonth(options: CalendarOptions, chosen: string, onChoose: (day: string) => void): Month {
  const locale = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const [followed, setFollowed] = useState(chosen);
  const [wished, setWished] = useState(() => dayToShow(options, chosen, options.today));
  const [refused, setRefused] = useState("");
  const [spoken, say] = useSpoken();
  if (followed !== chosen) {
    setFollowed(chosen);
    if (isDay(chosen)) setWished(chosen);
  }
  const { first, last } = shownDays(options);
  const day = clamped(wished, first, last);
  const focusFollows = useFocusOnDay(grid, day);
  const refuse = (reason = "") => {
    setRefused(reason);
    say(reason);
  };
  const go = (target: string, by?: WayHeard) => {
    if (target < first || target > last) return refuse(refusalOf(target, options));
    if (by === "focus") focusFollows();
    setRefused("");
    setWished(target);
    if (by === undefined && firstOfMonth(target) !== firstOfMonth(day)) say(asTitle(target, locale, "month"));
  };
  const choose = (target: string) => {
    const reason = refusalOf(target, options);
    return reason === undefined ? onChoose(target) : say(reason);
  };
  return { day, go, choose, refused, spoken, grid };
}

/** Focus follows the keys once the day is drawn; the month buttons keep it. */
function useFocusOnDay(grid: RefObject<HTMLElement | null>, day: string) {
  const wanted = useRef(false);
  useLayoutEffect(() => {
    if (wanted.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    wanted.current = false;
  }, [grid, day]);
  return () => {
    wanted.current = true;
  };
}

/** The same words twice in a row would not be heard the second time, so they differ by a space. */
function useSpoken() {
  const [spoken, setSpoken] = useState("");
  const say = (words: string) => setSpoken((before) => (before === words && words ? `${words}\u00a0` : words));
  return [spoken, say] as const;
}
