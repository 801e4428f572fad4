import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useLocale } from "../locale/index.ts";
import { asTitle } from "./dayNames.ts";
import { clamped, firstOfMonth, isDay } from "./days.ts";
import { dayToShow, refusalOf, shownDays } from "./limits.ts";
import type { CalendarOptions } from "./options.ts";

/**
 * Ways to change the month that already announce it: moving the focus to a day, and a select whose value is the month.
 */
export type WayHeard = "focus" | "list";

export type Month = {
  /** The roving-tabindex day that the arrow keys start from. Its month is shown. */
  day: string;
  /** Moves to a day, or announces why it is out of bounds. Announces a new month, unless the way there already did. */
  go: (target: string, by?: WayHeard) => void;
  /** Selects a day, or announces why it cannot be selected. */
  choose: (day: string) => void;
  /** The reason why the last move was refused. */
  refused: string;
  /** The last announcement, for assistive technology. */
  spoken: string;
  grid: RefObject<HTMLTableElement | null>;
};

/** State of the month that is shown and of the navigation in it. A new `chosen` day switches to its month. */
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
    if (by === "focus" && target !== day) focusFollows();
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

/** Moves the focus to the day that the arrow keys reached, once it is rendered; the month buttons keep the focus. */
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

/** Appends a space when a message repeats: a live region does not announce the same text twice in a row. */
function useSpoken() {
  const [spoken, setSpoken] = useState("");
  const say = (labels: string) => setSpoken((before) => (before === labels && labels ? `${labels}\u00a0` : labels));
  return [spoken, say] as const;
}
