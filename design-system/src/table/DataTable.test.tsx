import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import {
  Activity,
  AllDataStates,
  Arriving,
  Failed,
  Loading,
  NoActivity,
  Partial,
  SomeUsers,
  Users,
} from "./DataTable.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every data table is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllDataStates />),
);

const amounts = (table: Element) =>
  [...table.querySelectorAll("tbody tr")].map((row) =>
    Number(row.lastElementChild?.lastElementChild?.textContent.replaceAll(/[^\d.−–-]/g, "").replace(/[−–]/, "-")),
  );

test(
  "[DSYS-02 partly] a header button sorts in its first direction and then in reverse, and the order is announced",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Activity onChange={onChange} />);
    const header = screen.getByRole("columnheader", { name: "Amount" });
    await expect.element(screen.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "descending");
    await expect.element(header).not.toHaveAttribute("aria-sort");
    screen.getByRole("button", { name: "Amount" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(header).toHaveAttribute("aria-sort", "descending");
    await expect.element(screen.getByRole("status").filter({ hasText: "Amount, highest first" })).toBeInTheDocument();
    await expectNoAxeViolations(screen.container);
    await userEvent.keyboard(" ");
    await expect.element(header).toHaveAttribute("aria-sort", "ascending");
    await expect.element(screen.getByRole("button", { name: "Amount" })).toHaveFocus();
    await expect.element(screen.getByRole("status").filter({ hasText: "Amount, lowest first" })).toBeInTheDocument();
    const shown = amounts(screen.getByRole("table").element());
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(onChange.mock.calls).toEqual([
      [{ column: "amount", direction: "descending" }],
      [{ column: "amount", direction: "ascending" }],
    ]);
  },
);

test("[DSYS-02 partly] the header of a column that is not sortable is not a button", async () => {
  const screen = await renderIn(<Activity />);
  await expect.element(screen.getByRole("columnheader", { name: "What for" })).toBeVisible();
  expect(screen.getByRole("button", { name: "What for" }).elements()).toHaveLength(0);
});

test(
  "[DSYS-02 partly] where rows are cards a select sorts them, and no hidden header is focusable",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Activity onChange={onChange} />, { width: 360 });
    expect(screen.getByRole("button").elements()).toHaveLength(0);
    const list = screen.getByRole("combobox", { name: "Sort by" });
    await expect.element(list).toHaveDisplayValue("Date, newest first");
    await userEvent.tab();
    await expect.element(list).toHaveFocus();
    await userEvent.selectOptions(list, "Amount, lowest first");
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ column: "amount", direction: "ascending" });
    await expectNoAxeViolations(screen.container);
    expect(
      screen
        .getByRole("columnheader")
        .elements()
        .map((header) => header.textContent),
    ).toContain("What for");
  },
);

test("[DSYS-02 partly] a sort order that is not offered marks no header, and the select shows none", async () => {
  const screen = await renderIn(<Activity initial={{ column: "color", direction: "ascending" }} />, { width: 360 });
  await expect.element(screen.getByRole("combobox", { name: "Sort by" })).toHaveDisplayValue("–");
  expect(screen.container.querySelectorAll("[aria-sort]")).toHaveLength(0);
});

test("[DSYS-02 partly] the header is sticky while the rows scroll, and the container scrolls by keyboard", async () => {
  const screen = await renderIn(<Activity />, { height: 600 });
  const frame = screen.getByRole("region", { name: "Activity in 2026" });
  await expect.element(frame).toBeVisible();
  const element = frame.element() as HTMLElement;
  expect(element.scrollHeight).toBeGreaterThan(element.clientHeight);
  element.focus();
  await userEvent.keyboard("{End}");
  await expect.poll(() => element.scrollTop).toBeGreaterThan(100);
  const top = screen.getByRole("columnheader", { name: "Date" }).element().getBoundingClientRect().top;
  expect(top - element.getBoundingClientRect().top).toBeLessThan(3);
});

test("[DSYS-02 partly] in print the container shows all rows", async () => {
  const screen = await renderIn(<Activity />, { height: 600 });
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  const frame = screen.getByRole("table").element().parentElement as HTMLElement;
  expect(frame.scrollHeight).toBeLessThanOrEqual(frame.clientHeight + 1);
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

test("[DSYS-02 partly] totals are under their columns in a row with a name", async () => {
  const screen = await renderIn(<Activity />);
  const row = screen.getByRole("row", { name: /^Total/ });
  await expect.element(row.getByRole("rowheader")).toHaveTextContent("Total");
  const sum = row.getByRole("cell").last().element().getBoundingClientRect();
  const header = screen.getByRole("columnheader", { name: "Amount" }).element().getBoundingClientRect();
  expect(sum.right).toBeCloseTo(header.right, 0);
});

test(
  "[DSYS-02 partly] a row's checkbox is named after the row, and the number of selected rows is announced",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<Users onChange={onChange} />);
    const all = screen.getByRole("checkbox", { name: "Select all users" });
    await userEvent.tab();
    await expect.element(all).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole("checkbox", { name: "Select Ana Rivera" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(screen.getByRole("status").filter({ hasText: "1 user selected" })).toBeVisible();
    await expect.element(all).toBePartiallyChecked();
    await expect.element(screen.getByRole("row", { name: /Ana Rivera/ })).toHaveAttribute("data-state", "selected");
    await expect.element(screen.getByRole("button", { name: "Remove access" })).toBeVisible();
    await expectNoAxeViolations(screen.container);
    await all.click();
    await expect.element(screen.getByRole("status").filter({ hasText: "3 users selected" })).toBeVisible();
    await expect.element(all).toBeChecked();
    await expect.element(all).not.toBePartiallyChecked();
    await all.click();
    expect(onChange.mock.calls.map(([selected]) => [...selected])).toEqual([["u1"], ["u1", "u2", "u3"], []]);
    expect(screen.getByRole("button", { name: "Remove access" }).elements()).toHaveLength(0);
  },
);

test("[DSYS-02 partly] select all keeps the selection of other pages", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Users initial={new Set(["elsewhere"])} onChange={onChange} />);
  const all = screen.getByRole("checkbox", { name: "Select all users" });
  await expect.element(all).not.toBePartiallyChecked();
  await all.click();
  await all.click();
  expect(onChange.mock.calls.map(([selected]) => [...selected])).toEqual([
    ["elsewhere", "u1", "u2", "u3"],
    ["elsewhere"],
  ]);
});

test("[DSYS-02 partly] in forced colours a selected row has an outline, and its check mark is visible", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<SomeUsers />);
  const row = screen.getByRole("row", { name: /Theo Lindqvist/ }).element();
  expect(getComputedStyle(row).outlineStyle).toBe("solid");
  const box = screen.getByRole("checkbox", { name: "Select Theo Lindqvist" }).element();
  const mark = getComputedStyle(box.nextElementSibling as Element);
  expect([mark.visibility, mark.color === getComputedStyle(box).backgroundColor]).toEqual(["visible", false]);
});

test.each([1280, 360])("[DSYS-02 partly] at %d px row actions are named after their row", async (width) => {
  const screen = await renderIn(<Users />, { width });
  const row = screen.getByRole("row", { name: /Mei-Ling Okafor/ });
  await expect.element(row.getByRole("button", { name: "Edit Mei-Ling Okafor" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Actions" })).toBeInTheDocument();
});

test("[DSYS-02 partly] on a phone a row's checkbox is beside the title of its card and has a touch target", async () => {
  const screen = await renderIn(<Users />, { width: 360 });
  const row = screen.getByRole("row", { name: /Ana Rivera/ });
  const box = row.getByRole("checkbox").element().closest("label") as Element;
  const target = box.getBoundingClientRect();
  const title = row.getByRole("rowheader").element().getBoundingClientRect();
  expect(Math.abs((target.top + target.bottom) / 2 - (title.top + title.bottom) / 2)).toBeLessThan(6);
  expect(Math.min(target.height, target.width)).toBeGreaterThanOrEqual(24);
  expect(target.height).toBeGreaterThanOrEqual(48);
});

test("[DSYS-02 partly] while loading the table is busy, its placeholder rows are hidden and the label is announced", async () => {
  const screen = await renderIn(<Loading />);
  await expect.element(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await expect.element(screen.getByRole("status").filter({ hasText: "Loading your activity" })).toBeInTheDocument();
  expect(screen.getByRole("row").elements()).toHaveLength(1);
  expect(screen.container.querySelectorAll("tbody tr[aria-hidden]")).toHaveLength(5);
});

test("[DSYS-02 partly] existing rows stay while more are loading", async () => {
  const screen = await renderIn(<Arriving />);
  await screen.getByRole("button", { name: "Load" }).click();
  await expect.element(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("rowheader").elements()).toHaveLength(2);
  await expect.element(screen.getByRole("status").filter({ hasText: "Loading your activity" })).toBeInTheDocument();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a loading error is shown after the loaded rows, or instead of them", async () => {
  const partial = await renderIn(<Partial />);
  await expect.element(partial.getByRole("row").last().getByRole("button", { name: "Try again" })).toBeVisible();
  expect(partial.getByRole("rowheader").elements()).toHaveLength(2);
  await partial.unmount();
  const failed = await renderIn(<Failed />);
  await expect.element(failed.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(failed.getByRole("table").elements()).toHaveLength(0);
});

test("[DSYS-02 partly] without rows the empty state is shown under the caption", async () => {
  const screen = await renderIn(<NoActivity />);
  await expect.element(screen.getByText("No activity yet")).toBeVisible();
  await expect.element(screen.getByText("Activity in November")).toBeVisible();
  expect(screen.getByRole("table").elements()).toHaveLength(0);
});
