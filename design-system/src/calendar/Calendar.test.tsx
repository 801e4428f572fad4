/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { LocaleProvider } from "../locale/index.ts";
import { AllStates, AutoPayDateInSpanish, LongPeriod, NothingChosen, PaymentDate } from "./Calendar.examples.tsx";
import { Calendar } from "./Calendar.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  await emulate();
});

// Move the pointer away: a day may now be where the previous test left it.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1200, y: 700 }, force: true }));

const focusedDay = () => (document.activeElement as HTMLElement).dataset["day"];
const dayOf = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)!;
const spoken = () => document.querySelector('[role="status"]')?.textContent ?? "";

/** Presses Tab past the two month buttons to the grid. */
async function tabToGrid() {
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
}

test("[DSYS-02 partly] every calendar is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test(
  "[DSYS-02 partly] the grid is one tab stop, on the selected day; Enter and Space select",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<PaymentDate onChange={onChange} />);
    await tabToGrid();
    expect(focusedDay()).toBe("2026-11-30");
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
    await expectNoAxeViolations(screen.container);
    await userEvent.keyboard("{ArrowRight}");
    expect(focusedDay()).toBe("2026-12-01");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowDown} ");
    expect(onChange.mock.calls).toEqual([["2026-12-01"], ["2026-12-08"]]);
    await expect
      .element(screen.getByRole("gridcell", { name: "Tuesday, December 8, 2026" }))
      .toHaveAttribute("aria-selected", "true");
    await expectNoAxeViolations(screen.container);
  },
);

test("after Home on the first day of a week the month buttons keep the focus", { tags: "full" }, async () => {
  const screen = await renderIn(<NothingChosen />);
  await tabToGrid();
  await userEvent.keyboard("{Home}{Home}");
  const next = screen.getByRole("button", { name: "Next month" });
  next.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(next).toHaveFocus();
});

test(
  "[DSYS-02 partly] arrow keys move by day and week, Home and End to the ends of the week, Page keys by month, Shift + Page keys by year",
  { tags: "full" },
  async () => {
    await renderIn(<NothingChosen />);
    await tabToGrid();
    const visited = [focusedDay()];
    for (const key of ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight", "Home", "End", "PageDown", "PageUp"]) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(focusedDay());
    }
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}");
    visited.push(focusedDay());
    await userEvent.keyboard("{Shift>}{PageDown}{PageDown}{/Shift}");
    visited.push(focusedDay());
    expect(visited.map((day) => day?.slice(2))).toEqual([
      "26-11-21",
      "26-11-20",
      "26-11-13",
      "26-11-20",
      "26-11-21",
      "26-11-15",
      "26-11-21",
      "26-12-21",
      "26-11-21",
      "25-11-21",
      "27-11-21",
    ]);
  },
);

test(
  "[DSYS-02 partly] arrow keys cross the end of a month, also when the next month lacks that day",
  { tags: "full" },
  async () => {
    await renderIn(<NothingChosen initial="2026-11-30" />);
    await tabToGrid();
    await userEvent.keyboard("{ArrowRight}");
    expect(focusedDay()).toBe("2026-12-01");
    await userEvent.keyboard("{PageDown}{PageDown}{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(focusedDay()).toBe("2027-03-06");
    await userEvent.keyboard("{ArrowUp}");
    expect(focusedDay()).toBe("2027-02-27");
  },
);

test("[DSYS-02 partly] arrow keys follow the visual direction right to left", async () => {
  await renderIn(<PaymentDate />, { dir: "rtl" });
  await tabToGrid();
  await userEvent.keyboard("{ArrowRight}");
  expect(focusedDay()).toBe("2026-11-29");
  const [before, after] = ["2026-11-29", "2026-11-30"].map((day) => dayOf(day).getBoundingClientRect().left);
  expect(before).toBeGreaterThan(after ?? 0);
});

test(
  "[DSYS-02 partly] an unavailable day is focusable and says why; Enter announces it and selects nothing",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<PaymentDate initial="2026-11-25" onChange={onChange} />);
    await tabToGrid();
    await userEvent.keyboard("{ArrowRight}");
    const holiday = screen.getByRole("gridcell", { name: "Thursday, November 26, 2026" });
    await expect.element(holiday).toHaveFocus();
    await expect.element(holiday).toHaveAccessibleDescription("No payments are taken on Thanksgiving Day.");
    await expect.element(holiday).toHaveAttribute("aria-disabled", "true");
    await expect.element(screen.getByText("No payments are taken on Thanksgiving Day.").first()).toBeVisible();
    expect(spoken()).toBe("");
    await userEvent.keyboard("{Enter}");
    expect(spoken()).toBe("No payments are taken on Thanksgiving Day.");
    await expectNoAxeViolations(screen.container);
    await userEvent.keyboard(" ");
    expect(spoken()).toBe("No payments are taken on Thanksgiving Day.\u00a0");
    expect(onChange).not.toHaveBeenCalled();
  },
);

test(
  "[DSYS-02 partly] days outside min and max are focusable and say why; a press announces it too",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<PaymentDate initial="2026-11-21" onChange={onChange} />);
    await tabToGrid();
    await userEvent.keyboard("{ArrowLeft}");
    await expect
      .element(screen.getByRole("gridcell", { name: "Friday, November 20, 2026" }))
      .toHaveAccessibleDescription("A payment can’t be dated in the past.");
    await screen.getByRole("button", { name: "Next month" }).click();
    await screen.getByRole("gridcell", { name: "Tuesday, December 22, 2026" }).click({ force: true });
    await expect
      .element(screen.getByRole("gridcell", { name: "Tuesday, December 22, 2026" }))
      .toHaveAccessibleDescription("Payments can be scheduled up to 30 days ahead.");
    expect(spoken()).toBe("Payments can be scheduled up to 30 days ahead.");
    expect(onChange).not.toHaveBeenCalled();
    await screen.getByRole("gridcell", { name: "Monday, December 21, 2026" }).click();
    expect(onChange).toHaveBeenCalledExactlyOnceWith("2026-12-21");
  },
);

test(
  "[DSYS-02 partly] at the bounds the month button and the keys stay active and announce why there is no further month",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<PaymentDate initial="2026-11-21" />);
    const previous = screen.getByRole("button", { name: "Previous month" });
    await expect.element(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(previous).toHaveFocus();
    expect(spoken()).toBe("A payment can’t be dated in the past.");
    await expect.element(screen.getByRole("grid", { name: "November 2026" })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Shift>}{PageDown}{/Shift}");
    expect(focusedDay()).toBe("2026-11-21");
    expect(spoken()).toBe("Payments can be scheduled up to 30 days ahead.");
    await expect.element(screen.getByText("Payments can be scheduled up to 30 days ahead.").first()).toBeVisible();
    await expectNoAxeViolations(screen.container);
  },
);

test(
  "[DSYS-02 partly] the month buttons change the month, keep the focus and announce the month",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<PaymentDate />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("grid", { name: "December 2026" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Next month" })).toHaveFocus();
    expect(spoken()).toBe("December 2026");
    await expect.element(screen.getByText("December 2026", { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Next month" })).toHaveAttribute("aria-disabled", "true");
    await expectNoAxeViolations(screen.container);
  },
);

test(
  "[DSYS-02 partly] a month change that the focused day or the select already announces is not announced again",
  { tags: "full" },
  async () => {
    const days = await renderIn(<PaymentDate />);
    await tabToGrid();
    await userEvent.keyboard("{PageDown}");
    await expect.element(days.getByRole("gridcell", { name: "Wednesday, December 30, 2026" })).toHaveFocus();
    expect(spoken()).toBe("");
    await days.unmount();
    const list = await renderIn(<LongPeriod />);
    await list.getByRole("combobox", { name: "Month" }).selectOptions("August 2025");
    await expect.element(list.getByRole("grid", { name: "August 2025" })).toBeVisible();
    expect(spoken()).toBe("");
  },
);

test(
  "[DSYS-02 partly] today is announced, marks are part of a day's name and shown in the legend, weekdays have full names",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<PaymentDate initial="2026-12-01" />);
    await expect.element(screen.getByRole("gridcell", { name: "Saturday, December 5, 2026, Bill due" })).toBeVisible();
    await expect.element(screen.getByRole("listitem").nth(0)).toHaveTextContent("Bill due");
    const columns = screen.getByRole("columnheader").elements();
    expect(columns.map((column) => [column.textContent, column.getAttribute("aria-label")]).slice(0, 2)).toEqual([
      ["Su", "Sunday"],
      ["Mo", "Monday"],
    ]);
    await screen.getByRole("button", { name: "Previous month" }).click();
    await expect
      .element(screen.getByRole("gridcell", { name: "Saturday, November 21, 2026" }))
      .toHaveAttribute("aria-current", "date");
  },
);

test("[DSYS-02 partly] marks of different tones have different shapes", async () => {
  await renderIn(<PaymentDate initial="2026-12-01" />);
  const shape = (tone: string) => {
    const { borderRadius, rotate } = getComputedStyle(document.querySelector(`[data-tone="${tone}"]`)!);
    return `${borderRadius} ${rotate}`;
  };
  expect(shape("info")).not.toBe(shape("warning"));
});

test("[DSYS-02 partly] months and days are in Spanish, with a capital only at the start of a line", async () => {
  const screen = await renderIn(<AutoPayDateInSpanish />);
  await expect.element(screen.getByText("Diciembre de 2026")).toBeVisible();
  await expect.element(screen.getByText("Jueves, 3 de diciembre")).toBeVisible();
  await expect
    .element(screen.getByRole("gridcell", { name: "sábado, 5 de diciembre de 2026, Vence la factura" }))
    .toBeVisible();
  await expect.element(screen.getByRole("columnheader").nth(6)).toHaveTextContent("Sá");
});

test.each([
  ["the locale's first day", () => ({ firstDay: 1 }), "Monday"],
  ["Sunday where the browser knows none", undefined, "Sunday"],
])("[DSYS-02 partly] a week begins with %s", async (_name, weekInfo, first) => {
  const prototype = Intl.Locale.prototype as { getWeekInfo?: unknown };
  const known = Object.getOwnPropertyDescriptor(prototype, "getWeekInfo")!;
  Object.defineProperty(prototype, "getWeekInfo", { configurable: true, writable: true, value: weekInfo });
  const screen = await renderIn(<NothingChosen initial="2026-11-19" />);
  await expect.element(screen.getByRole("columnheader").first()).toHaveAttribute("aria-label", first);
  await tabToGrid();
  await userEvent.keyboard("{Home}");
  expect(focusedDay()).toBe(first === "Monday" ? "2026-11-16" : "2026-11-15");
  Object.defineProperty(prototype, "getWeekInfo", known);
});

test("[DSYS-02 partly] a period of many months has a select to jump to a month", { tags: "full" }, async () => {
  const screen = await renderIn(<LongPeriod />);
  const months = screen.getByRole("combobox", { name: "Month" });
  expect(months.element().querySelectorAll("option")).toHaveLength(25);
  await months.selectOptions("August 2025");
  await expect.element(screen.getByRole("grid", { name: "August 2025" })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole("gridcell", { name: "Friday, August 1, 2025" }).click();
  await expect.element(months).toHaveValue("2025-08-01");
});

test("[DSYS-02 partly] a month select without min and max does not compile", async () => {
  const labels = {
    label: "Any day",
    previousLabel: "Previous month",
    nextLabel: "Next month",
    today: "2026-11-21",
    value: "",
    onChange: () => undefined,
  };
  // @ts-expect-error a month select needs `max`
  const screen = await renderIn(<Calendar {...labels} jumpLabel="Month" min={{ date: "2024-11-22", reason: "No." }} />);
  await expect.element(screen.getByRole("combobox", { name: "Month" })).toHaveValue("2026-11-01");
});

test("[DSYS-02 partly] a value that changes from outside shows its month", async () => {
  const labels = {
    label: "Any day",
    previousLabel: "Previous month",
    nextLabel: "Next month",
    today: "2026-11-21",
    onChange: () => undefined,
  };
  const screen = await renderIn(<Calendar {...labels} value="2026-11-30" />);
  await screen.rerender(<Calendar {...labels} value="2027-02-28" />);
  await expect
    .element(screen.getByRole("gridcell", { name: "Sunday, February 28, 2027" }))
    .toHaveAttribute("aria-selected", "true");
  await screen.rerender(<Calendar {...labels} value="" />);
  await expect.element(screen.getByRole("grid", { name: "February 2027" })).toBeVisible();
});

const reason = "No.";
test.each([
  ["a value that is no day", { value: "2026-02-30" }, "November 2026"],
  ["a value beyond the last day", { value: "2031-05-05", max: { date: "2026-12-21", reason } }, "December 2026"],
  ["today that is not known yet", { today: "" }, "January 1900"],
  [
    "bounds in the wrong order",
    { min: { date: "2027-02-02", reason }, max: { date: "2026-12-21", reason } },
    "February 2027",
  ],
  ["bounds that are no days", { min: { date: "soon", reason }, max: { date: "", reason } }, "November 2026"],
])("[DSYS-02 partly] %s falls back to valid days", async (_name, odd, month) => {
  const labels = {
    label: "Any day",
    previousLabel: "Previous month",
    nextLabel: "Next month",
    today: "2026-11-21",
    value: "",
    onChange: () => undefined,
  };
  const screen = await renderIn(<Calendar {...labels} {...odd} />);
  await expect.element(screen.getByRole("grid", { name: month })).toBeVisible();
});

test("[DSYS-02 partly] days are 44 px on a desktop and at least 40 px on a phone of 320 px", async () => {
  await renderIn(<PaymentDate />);
  const sizeOf = () => dayOf("2026-11-18").getBoundingClientRect();
  expect(Math.min(sizeOf().width, sizeOf().height)).toBeGreaterThanOrEqual(44);
  await renderIn(
    <div style={{ padding: "0 8px" }}>
      <PaymentDate />
    </div>,
    { width: 320 },
  );
  expect(Math.min(sizeOf().width, sizeOf().height)).toBeGreaterThanOrEqual(40);
});

test("[DSYS-02 partly] no number wraps or is cut off with text at 200 % on a phone", async () => {
  await renderIn(<PaymentDate />, { width: 320, textSize: 200 });
  const numbers = [...document.querySelectorAll<HTMLElement>("[data-day] > span")];
  expect(
    numbers.filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    ),
  ).toEqual([]);
});

test("[DSYS-02 partly] in forced colours today keeps its ring and the selected day its background", async () => {
  await emulate({ "forced-colors": "active" });
  await renderIn(<PaymentDate />);
  const styleOf = (day: string) => getComputedStyle(dayOf(day).querySelector("span")!);
  expect([styleOf("2026-11-21").outlineStyle, styleOf("2026-11-22").outlineStyle]).toEqual(["solid", "none"]);
  expect(styleOf("2026-11-30").backgroundColor).not.toBe(styleOf("2026-11-22").backgroundColor);
});

test("[DSYS-02 partly] unavailable days are struck through, days outside the bounds are thinner", async () => {
  await renderIn(<PaymentDate />);
  const looksOf = (day: string) => {
    const { textDecorationLine, fontWeight } = getComputedStyle(dayOf(day).querySelector("span")!);
    return [textDecorationLine, fontWeight];
  };
  expect(["2026-11-20", "2026-11-25", "2026-11-26"].map(looksOf)).toEqual([
    ["none", "400"],
    ["none", "540"],
    ["line-through", "400"],
  ]);
});

test("[DSYS-02 partly] hovering a day shows its name and message", async () => {
  const screen = await renderIn(
    <LocaleProvider locale="en-US">
      <PaymentDate />
    </LocaleProvider>,
  );
  await expect.element(screen.getByText("Monday, November 30", { exact: true })).toBeVisible();
  await userEvent.hover(dayOf("2026-11-26"));
  await expect.element(screen.getByText("Thursday, November 26", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("No payments are taken on Thanksgiving Day.")).toBeVisible();
  await userEvent.unhover(dayOf("2026-11-26"));
  await expect.element(screen.getByText("Monday, November 30", { exact: true })).toBeVisible();
});
