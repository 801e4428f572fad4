import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { Range, RangeBegun } from "./Calendar.examples.tsx";

// Move the pointer away: a day may now be where the previous test left it.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1200, y: 700 }, force: true }));

const dayOf = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)!;
const partsOf = (...days: string[]) => days.map((day) => dayOf(`2026-11-${day}`).dataset["state"]);
const heard = () => [...document.querySelectorAll('[role="status"]')].map((region) => region.textContent).join("");

test(
  "[DSYS-02 partly] a range is selected by keyboard; the next instruction is shown and announced, and both ends are labelled",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Range onChange={onChange} initial={{ start: "", end: "" }} />);
    await expect.element(screen.getByText("Choose the first day.")).toBeVisible();
    await expect.element(screen.getByRole("grid")).toHaveAttribute("aria-multiselectable", "true");
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(onChange).toHaveBeenLastCalledWith({ start: "2026-11-14", end: "" });
    expect(heard()).toBe("Now choose the last day.");
    await expectNoAxeViolations(screen.container);
    await userEvent.keyboard("{ArrowRight}{ArrowRight} ");
    expect(onChange).toHaveBeenLastCalledWith({ start: "2026-11-14", end: "2026-11-16" });
    await expect
      .element(screen.getByRole("gridcell", { name: "Saturday, November 14, 2026, first day" }))
      .toHaveAttribute("aria-selected", "true");
    await expect
      .element(screen.getByRole("gridcell", { name: "Sunday, November 15, 2026" }))
      .toHaveAttribute("aria-selected", "true");
    await expect
      .element(screen.getByRole("gridcell", { name: "Monday, November 16, 2026, last day" }))
      .toHaveAttribute("aria-selected", "true");
    expect(heard()).toBe("");
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] days selected in reverse are put in order; a third day starts a new range", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<RangeBegun onChange={onChange} />);
  await screen.getByRole("gridcell", { name: "Monday, November 2, 2026" }).click();
  expect(onChange).toHaveBeenLastCalledWith({ start: "2026-11-02", end: "2026-11-05" });
  await screen.getByRole("gridcell", { name: "Tuesday, November 10, 2026" }).click();
  expect(onChange).toHaveBeenLastCalledWith({ start: "2026-11-10", end: "" });
});

test("[DSYS-02 partly] a range may be a single day", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<RangeBegun onChange={onChange} />);
  await screen.getByRole("gridcell", { name: "Thursday, November 5, 2026, first day" }).click();
  expect(onChange).toHaveBeenLastCalledWith({ start: "2026-11-05", end: "2026-11-05" });
  expect(partsOf("04", "05", "06")).toEqual(["free", "chosen", "free"]);
});

test(
  "[DSYS-02 partly] before the last day is selected, hover and focus preview the range, which is not announced as selected",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<RangeBegun />);
    await userEvent.hover(dayOf("2026-11-08"));
    await expect
      .poll(() => partsOf("04", "05", "06", "08", "09"))
      .toEqual(["free", "start", "between", "last", "free"]);
    expect(dayOf("2026-11-08").getAttribute("aria-selected")).toBe("false");
    await userEvent.hover(dayOf("2026-11-03"));
    await expect.poll(() => partsOf("02", "03", "04", "05", "06")).toEqual(["free", "first", "between", "end", "free"]);
    await userEvent.unhover(dayOf("2026-11-03"));
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => partsOf("05", "06", "07")).toEqual(["start", "last", "free"]);
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] the complete range is written out when no day is hovered or focused", async () => {
  const screen = await renderIn(<Range />);
  await expect.element(screen.getByText(/^November 5\s–\s18, 2026$/)).toBeVisible();
});

test("[DSYS-02 partly] an unavailable day cannot end a range", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<RangeBegun onChange={onChange} />);
  await screen.getByRole("gridcell", { name: "Sunday, November 22, 2026" }).click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
  expect(heard()).toContain("This day is still to come.");
});
