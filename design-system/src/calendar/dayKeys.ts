import { addDays, addMonths, weekdayOf } from "./days.ts";

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean };
type Reading = { rightToLeft: boolean; firstWeekday: number };

/** The day that a key moves to from `day`; undefined for keys that the grid does not handle. */
export function dayAfterKey(pressed: Pressed, day: string, { rightToLeft, firstWeekday }: Reading): string | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  const intoWeek = (weekdayOf(day) - firstWeekday + 7) % 7;
  const months = pressed.shiftKey ? 12 : 1;
  switch (pressed.key) {
    case "ArrowLeft":
      return addDays(day, rightToLeft ? 1 : -1);
    case "ArrowRight":
      return addDays(day, rightToLeft ? -1 : 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -intoWeek);
    case "End":
      return addDays(day, 6 - intoWeek);
    case "PageUp":
      return addMonths(day, -months);
    case "PageDown":
      return addMonths(day, months);
    default:
      return undefined;
  }
}
