import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { LocaleProvider } from "../locale/index.ts";
import { dateTileParts } from "./dateTileParts.ts";
import { moneyParts, formatDate } from "./format.ts";
import { Money } from "./index.ts";
import { AllStates, Hero, Masked, Tile } from "./Money.examples.tsx";

/** The text that a screen reader reads: without `aria-hidden` parts. */
function spoken(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll("[aria-hidden='true']")) silent.remove();
  return copy.textContent!;
}

test("[DSYS-02 partly] amounts and dates are accessible in every mode", () =>
  expectAccessibleInEveryMode(<AllStates />));

test.each([
  [24817, false, "$248", ".17"],
  [100, false, "$1", ".00"],
  [5, false, "$0", ".05"],
  [0, true, "$0", ".00"],
  [123456789, false, "$1,234,567", ".89"],
  [-500, false, "−$5", ".00"],
  [1500, true, "+$15", ".00"],
])(
  "[DSYS-02 partly] %i cents, signed %s, are formatted as %s%s in both languages",
  (cents, signed, whole, fraction) => {
    expect(moneyParts(cents, "en-US", signed)).toEqual({ whole, fraction });
    expect(moneyParts(cents, "es-US", signed)).toEqual({ whole, fraction });
  },
);

test.each([24817.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("[DSYS-02 partly] throws for %d", (cents) => {
  expect(() => moneyParts(cents, "en-US")).toThrow(RangeError);
});

test("[DSYS-02 partly] in right-to-left text the sign stays before the amount", async () => {
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

test("[DSYS-02 partly] a hero amount is announced once, as one phrase", async () => {
  const { container } = await renderIn(<Hero />);
  expect(spoken(container)).toBe("$248.17");
});

test("[DSYS-02 partly] the dots of a masked number are not announced, the label is", async () => {
  const { container } = await renderIn(<Masked />);
  expect(spoken(container)).toBe("Visa ending in 4242");
});

test.each([
  ["en-US", "long", "Saturday, November 21"],
  ["en-US", "medium", "Nov 21, 2026"],
  ["en-US", "numeric", "11/21/26"],
  ["es-US", "long", "sábado, 21 de noviembre"],
  ["es-US", "medium", "21 nov 2026"],
] as const)("[DSYS-02 partly] a day is formatted for %s, %s", (locale, look, written) => {
  expect(formatDate("2026-11-21", locale, look).replace(/\s/g, " ")).toBe(written);
});

test("[DSYS-02 partly] an instant is shown in the given time zone, a day is the same in all", () => {
  const instant = "2026-11-22T03:30:00Z";
  expect(formatDate(instant, "en-US", "medium", "America/New_York")).toBe("Nov 21, 2026");
  expect(formatDate(instant, "en-US", "medium", "Europe/Madrid")).toBe("Nov 22, 2026");
  expect(formatDate(instant, "en-US", "dateTime", "America/New_York").replace(/\s/g, " ")).toBe(
    "Nov 21, 2026, 10:30 PM EST",
  );
  expect(formatDate("2026-11-21", "en-US", "medium", "Pacific/Kiritimati")).toBe("Nov 21, 2026");
  expect(formatDate("2026-11-21", "en-US", "dateTime", "Pacific/Kiritimati")).toBe("Nov 21, 2026");
});

test("[DSYS-02 partly] throws for an invalid date", () => {
  expect(() => formatDate("soon", "en-US", "medium")).toThrow(RangeError);
});

test("[DSYS-02 partly] a date tile is read as a date, in the order of its language, and has a machine-readable date", async () => {
  const { container } = await renderIn(
    <LocaleProvider locale="es-US">
      <Tile />
    </LocaleProvider>,
  );
  const time = container.querySelector("time")!;
  const read = [...time.children].filter((part) => !part.hasAttribute("aria-hidden"));
  expect(read.map((part) => part.textContent)).toEqual(["28 de noviembre"]);
  const seen = [...time.children].filter((part) => part.hasAttribute("aria-hidden"));
  expect(seen.map((part) => part.textContent)).toEqual(["nov", "28"]);
  expect(time.dateTime).toBe("2026-11-28");
  expect(dateTileParts("2026-12-05", "en-US")).toEqual({ day: "5", month: "Dec", spoken: "December 5" });
});
