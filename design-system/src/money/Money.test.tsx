import { expect, test } from "vitest";
import { expectGoodInEveryLook, renderIn } from "../internal/testing.tsx";
import { LocaleProvider } from "../locale/index.ts";
import { dateTileParts, moneyParts, writeDate } from "./format.ts";
import { Money } from "./index.ts";
import { AllStates, Hero, Masked, Tile } from "./Money.examples.tsx";

/** What a screen reader reads: the text without the parts that are hidden from it. */
function spoken(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll("[aria-hidden='true']")) silent.remove();
  return copy.textContent!;
}

test("[DSYS-02 partly] amounts and dates are good in every look", () => expectGoodInEveryLook(<AllStates />));

test.each([
  [24817, false, "$248", ".17"],
  [100, false, "$1", ".00"],
  [5, false, "$0", ".05"],
  [0, true, "$0", ".00"],
  [123456789, false, "$1,234,567", ".89"],
  [-500, false, "−$5", ".00"],
  [1500, true, "+$15", ".00"],
])("[DSYS-02 partly] %i cents, signed %s, are written %s%s in both languages", (cents, signed, whole, fraction) => {
  expect(moneyParts(cents, "en-US", signed)).toEqual({ whole, fraction });
  expect(moneyParts(cents, "es-US", signed)).toEqual({ whole, fraction });
});

test.each([24817.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("[DSYS-02 partly] %d is no amount and is not written", (cents) => {
  expect(() => moneyParts(cents, "en-US")).toThrow(RangeError);
});

test("[DSYS-02 partly] among words that are read from right to left its sign stays before the amount", async () => {
  const { container } = await renderIn(<Money cents={-500} />, { dir: "rtl" });
  const text = container.querySelector("span")!.firstChild!;
  const leftOf = (at: number) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().left;
  };
  expect(leftOf(0)).toBeLessThan(leftOf(1));
});

test("[DSYS-02 partly] a hero amount is spoken once and in one piece", async () => {
  const { container } = await renderIn(<Hero />);
  expect(spoken(container)).toBe("$248.17");
});

test("[DSYS-02 partly] the dots of a masked number are not spoken, their meaning is", async () => {
  const { container } = await renderIn(<Masked />);
  expect(spoken(container)).toBe("Visa ending in 4242");
});

test.each([
  ["en-US", "long", "Saturday, November 21"],
  ["en-US", "medium", "Nov 21, 2026"],
  ["en-US", "numeric", "11/21/26"],
  ["es-US", "long", "sábado, 21 de noviembre"],
  ["es-US", "medium", "21 nov 2026"],
] as const)("[DSYS-02 partly] a day is written for %s, %s", (locale, look, written) => {
  expect(writeDate("2026-11-21", locale, look).replace(/\s/g, " ")).toBe(written);
});

test("[DSYS-02 partly] an instant is shown in the zone that is asked for, a day is the same in all", () => {
  const instant = "2026-11-22T03:30:00Z";
  expect(writeDate(instant, "en-US", "medium", "America/New_York")).toBe("Nov 21, 2026");
  expect(writeDate(instant, "en-US", "medium", "Europe/Madrid")).toBe("Nov 22, 2026");
  expect(writeDate(instant, "en-US", "dateTime", "America/New_York").replace(/\s/g, " ")).toBe("Nov 21, 2026, 10:30 PM EST");
  expect(writeDate("2026-11-21", "en-US", "medium", "Pacific/Kiritimati")).toBe("Nov 21, 2026");
  expect(writeDate("2026-11-21", "en-US", "dateTime", "Pacific/Kiritimati")).toBe("Nov 21, 2026");
});

test("[DSYS-02 partly] what is no date is refused", () => {
  expect(() => writeDate("soon", "en-US", "medium")).toThrow(RangeError);
});

test("[DSYS-02 partly] a tile speaks month and day and carries the date for machines", async () => {
  const { container } = await renderIn(
    <LocaleProvider locale="es-US">
      <Tile />
    </LocaleProvider>,
  );
  const time = container.querySelector("time")!;
  expect(time.textContent).toBe("nov 28");
  expect(time.dateTime).toBe("2026-11-28");
  expect(dateTileParts("2026-12-05", "en-US")).toEqual({ day: "5", month: "Dec" });
});
