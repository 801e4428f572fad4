import { afterEach, expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { LocaleProvider } from "../locale/index.ts";
import {
  AllStates,
  IntoCredit,
  LongWords,
  NoBills,
  NothingChanged,
  OneBill,
  TwoYears,
  Unbalanced,
  WhyHigher,
  WithCredit,
} from "./Chart.examples.tsx";

afterEach(() => emulate());

type Screen = Awaited<ReturnType<typeof renderIn>>;
const namesOf = (screen: Screen) =>
  screen
    .getByRole("img")
    .elements()
    .map((bar) => bar.getAttribute("aria-label"));
const barNamed = (screen: Screen, name: string | RegExp) => screen.getByRole("img", { name, exact: true });
const isSeen = (element: Element | null | undefined) =>
  element !== null && element !== undefined && getComputedStyle(element).visibility === "visible";

// Eighty bars in ten modes: axe is slow on a busy machine.
test("[DSYS-02 partly] every chart is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] a chart is a figure named by its title and described by its summary", async () => {
  const screen = await renderIn(<TwoYears />);
  const figure = screen.getByRole("figure", { name: "Your bill over two years" });
  await expect
    .element(figure)
    .toHaveAccessibleDescription("It was between $205.30 and $251.90; the November bill is $248.17.");
  await expect.element(screen.getByRole("heading", { level: 3, name: "Your bill over two years" })).toBeVisible();
});

test(
  "[DSYS-02 partly] bars are one tab stop; arrow keys, Home and End move between them, and each has its month and amount as name",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<TwoYears />);
    expect(namesOf(screen)).toHaveLength(24);
    await userEvent.tab();
    await expect.element(barNamed(screen, "November 2026: $248.17")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(barNamed(screen, "October 2026: $231.40")).toHaveFocus();
    await expectNoAxeViolations(screen.container);
    await userEvent.keyboard("{Home}");
    await expect.element(barNamed(screen, "December 2024: $205.30")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}");
    await expect.element(barNamed(screen, "February 2025: $210.75")).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect.element(barNamed(screen, "November 2026: $248.17")).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "See it as a table" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(barNamed(screen, "November 2026: $248.17")).toHaveFocus();
  },
);

test("[DSYS-02 partly] the focused bar has a focus ring", async () => {
  const screen = await renderIn(<TwoYears />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(getComputedStyle(barNamed(screen, "October 2026: $231.40").element()).outlineStyle).toBe("solid");
});

test("[DSYS-02 partly] right to left, bars begin at the right, and the arrow keys follow the visual direction", async () => {
  const screen = await renderIn(<TwoYears />, { dir: "rtl" });
  const placeOf = (name: string) => barNamed(screen, name).element().getBoundingClientRect().left;
  expect(placeOf("December 2024: $205.30")).toBeGreaterThan(placeOf("November 2026: $248.17"));
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(barNamed(screen, "October 2026: $231.40")).toHaveFocus();
});

test(
  "[DSYS-02 partly] the hovered bar is shown in the readout, then the focused one again; nothing is announced twice",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<TwoYears />);
    const readout = screen.container.querySelector("p[aria-hidden]");
    // The pointer may still be where an earlier test left it.
    await userEvent.unhover(barNamed(screen, "December 2024: $205.30"));
    await expect.poll(() => readout?.textContent).toBe("November 2026$248.17");
    await userEvent.hover(barNamed(screen, "December 2024: $205.30"));
    await expect.poll(() => readout?.textContent).toBe("December 2024$205.30");
    await expect.element(barNamed(screen, "December 2024: $205.30")).toHaveAttribute("data-state", "shown");
    await userEvent.unhover(barNamed(screen, "December 2024: $205.30"));
    await expect.poll(() => readout?.textContent).toBe("November 2026$248.17");
    expect(screen.container.querySelectorAll("[aria-live], [role=status]")).toHaveLength(0);
  },
);

test("[DSYS-02 partly] a pressed bar stays in the readout", async () => {
  const screen = await renderIn(<TwoYears />);
  await barNamed(screen, "April 2026: $251.90").click();
  await userEvent.unhover(barNamed(screen, "April 2026: $251.90"));
  await expect.poll(() => screen.container.querySelector("p[aria-hidden]")?.textContent).toBe("April 2026$251.90");
});

test("[DSYS-02 partly] the table has the same months and the same amounts to the cent", { tags: "full" }, async () => {
  const screen = await renderIn(<WithCredit />);
  await screen.getByRole("button", { name: "See it as a table" }).click();
  const table = screen.getByRole("table", { name: "Bills since December 2024" });
  const rows = table
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => {
      const [month, amount] = [row.querySelector("th"), row.querySelector("td > span:last-child")];
      return `${month?.textContent}: ${amount?.textContent}`;
    });
  expect(rows).toEqual(namesOf(screen));
  expect(rows).toContain("September 2026: −$32.00");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a month without a bill is a line, and a credit is a dotted bar below zero", async () => {
  const screen = await renderIn(<WithCredit />);
  const drawn = (name: string) => barNamed(screen, name).element().querySelector("rect, line") as SVGElement;
  expect(drawn("July 2026: $0.00").tagName).toBe("line");
  expect(drawn("September 2026: −$32.00").getAttribute("fill")).toMatch(/-dotted\)$/);
  expect(drawn("September 2026: −$32.00").getBoundingClientRect().top).toBeCloseTo(
    drawn("August 2026: $81.40").getBoundingClientRect().bottom,
    0,
  );
});

test("[DSYS-02 partly] month labels are thinned out where space is narrow or text is large, and the newest stays", async () => {
  const seen = async (look: { width: number; textSize?: number }) => {
    const { container, unmount } = await renderIn(<TwoYears />, look);
    const months = [...container.querySelectorAll("[data-rooms]")].filter(isSeen).map((month) => month.textContent);
    await unmount();
    return months;
  };
  expect(await seen({ width: 1280 })).toHaveLength(12);
  expect(await seen({ width: 560 })).toHaveLength(8);
  expect(await seen({ width: 320 })).toEqual(["May2025", "Nov2025", "May2026", "Nov2026"]);
  expect(await seen({ width: 640, textSize: 200 })).toHaveLength(4);
});

test("[DSYS-02 partly] one bill is one bar of normal width; without bills the empty state replaces chart and table", async () => {
  const one = await renderIn(<OneBill />);
  expect(namesOf(one)).toEqual(["November 2026: $248.17"]);
  expect(one.getByRole("img").element().getBoundingClientRect().width).toBeLessThanOrEqual(96);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}{ArrowRight}{Home}{End}");
  await expect.element(one.getByRole("img")).toHaveFocus();
  await one.unmount();
  const none = await renderIn(<NoBills />);
  await expect.element(none.getByText("No bills yet")).toBeVisible();
  await expect.element(none.getByRole("figure", { name: "Your bills" })).toHaveAttribute("data-state", "empty");
  expect(none.container.querySelectorAll("[role=img], button")).toHaveLength(0);
});

test("[DSYS-02 partly] months and amounts are formatted for the locale", async () => {
  const screen = await renderIn(
    <LocaleProvider locale="es-US">
      <TwoYears />
    </LocaleProvider>,
  );
  await expect.element(barNamed(screen, "noviembre de 2026: $248.17")).toBeVisible();
});

test("[DSYS-02 partly] each step of a waterfall names its change and the running total; the totals name their amounts", async () => {
  const screen = await renderIn(<WhyHigher />);
  expect(namesOf(screen)).toEqual([
    "October: $231.40",
    "New line: +$15.00. Bill then: $246.40",
    "Taxes: +$6.77. Bill then: $253.17",
    "Credit: −$5.00. Bill then: $248.17",
    "November: $248.17",
  ]);
  await expect
    .element(screen.getByRole("figure", { name: "Why this bill is $16.77 higher" }))
    .toHaveAttribute("data-state", "balanced");
});

test(
  "[DSYS-02 partly] arrow keys of both axes move through a waterfall, vertical or horizontal",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<WhyHigher />, { width: 360 });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(barNamed(screen, /^Credit/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(barNamed(screen, /^Taxes/)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect.element(barNamed(screen, /^November/)).toHaveFocus();
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] bars of a waterfall are vertical where there is room for their names, otherwise horizontal", async () => {
  const tops = async (look: { width: number; textSize?: number }) => {
    const { container, unmount } = await renderIn(<WhyHigher />, look);
    const distinct = new Set(
      [...container.querySelectorAll("[role=img]")].map((bar) => Math.round(bar.getBoundingClientRect().top)),
    );
    await unmount();
    return distinct.size;
  };
  expect(await tops({ width: 1280 })).toBe(1);
  expect(await tops({ width: 360 })).toBe(5);
  expect(await tops({ width: 900, textSize: 200 })).toBe(5);
  const many = await renderIn(<IntoCredit />);
  expect(
    new Set(
      many
        .getByRole("img")
        .elements()
        .map((bar) => bar.getBoundingClientRect().top),
    ).size,
  ).toBe(10);
});

const partOf = (screen: Screen, name: RegExp) =>
  barNamed(screen, name).element().querySelector('svg g:not([class=""]) rect') as SVGElement;

test("[DSYS-02 partly] increases are hatched and credits are dotted, in forced colours in system colours", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<WhyHigher />);
  expect(partOf(screen, /^New line/).getAttribute("fill")).toMatch(/-hatched\)$/);
  expect(partOf(screen, /^Credit/).getAttribute("fill")).toMatch(/-dotted\)$/);
  expect(partOf(screen, /^October/).hasAttribute("fill")).toBe(false);
  const [stripe, text] = [
    screen.container.querySelector("pattern path") as Element,
    screen.container.querySelector("text") as Element,
  ];
  expect(getComputedStyle(stripe).stroke).toBe(getComputedStyle(text).fill);
});

test("[DSYS-02 partly] a scale that does not start at zero says so, and its totals have a gap near their foot", async () => {
  const cut = await renderIn(<WhyHigher />);
  await expect.element(cut.getByText("The scale starts at $200.00.")).toBeVisible();
  expect(
    barNamed(cut, /^October/)
      .element()
      .querySelectorAll("svg g:first-child rect"),
  ).toHaveLength(2);
  await cut.unmount();
  const whole = await renderIn(<NothingChanged />);
  expect(whole.container.textContent).not.toContain("The scale starts");
  expect(
    barNamed(whole, /^October/)
      .element()
      .querySelectorAll("svg g:first-child rect"),
  ).toHaveLength(1);
});

test("[DSYS-02 partly] steps that do not add up get an extra step that says so, in the chart and in the table", async () => {
  const screen = await renderIn(<Unbalanced />);
  await expect
    .element(screen.getByRole("figure", { name: "From October to November" }))
    .toHaveAttribute("data-state", "unbalanced");
  await expect.element(barNamed(screen, "Not explained here: +$1.77. Bill then: $248.17")).toBeVisible();
  await screen.getByRole("button", { name: "See it as a table" }).click();
  await expect.element(screen.getByRole("rowheader", { name: "Not explained here" })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] in print the table replaces the button that opens it", async () => {
  const screen = await renderIn(<WhyHigher />);
  const [button, table] = [screen.getByRole("button").element(), screen.container.querySelector("table") as Element];
  const shown = () => [button, table].map((element) => element.checkVisibility());
  expect(shown()).toEqual([true, false]);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  expect(shown()).toEqual([false, true]);
  expect(getComputedStyle(table.closest("[hidden]") as Element).opacity).toBe("1");
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

test("[DSYS-02 partly] prints in the light theme's colours, whatever the theme on screen", async () => {
  const drawnWith = () =>
    ["text", "pattern path"]
      .map((part) => getComputedStyle(document.querySelector(part) as Element))
      .map(({ fill, stroke }) => `${fill} ${stroke}`);
  const light = await renderIn(<WhyHigher />, { theme: "light" });
  const colours = drawnWith();
  await light.unmount();
  await renderIn(<WhyHigher />, { theme: "dark" });
  expect(drawnWith()).not.toEqual(colours);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  expect(drawnWith()).toEqual(colours);
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});
