import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { emulate, expectGoodInEveryLook, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { Activity, AllDataStates, Arriving, Failed, Loading, NoActivity, Partial, SomeUsers, Users } from "./DataTable.examples.tsx";

afterEach(() => emulate());

test("[DSYS-02 partly] every data table is good in every look", () => expectGoodInEveryLook(<AllDataStates />), 60_000);

const amounts = (table: Element) =>
  [...table.querySelectorAll("tbody tr")].map((row) => Number(row.lastElementChild?.lastElementChild?.textContent.replaceAll(/[^\d.−–-]/g, "").replace(/[−–]/, "-")));

test("[DSYS-02 partly] a header is a button that sorts, first its own way and then the other, and the order is spoken", async () => {
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
  expect(onChange.mock.calls).toEqual([[{ column: "amount", direction: "descending" }], [{ column: "amount", direction: "ascending" }]]);
});

test("[DSYS-02 partly] a column that does not sort is no button", async () => {
  const screen = await renderIn(<Activity />);
  await expect.element(screen.getByRole("columnheader", { name: "What for" })).toBeVisible();
  expect(screen.getByRole("button", { name: "What for" }).elements()).toHaveLength(0);
});

test("[DSYS-02 partly] where rows are cards a list sorts them, and no hidden header can be reached", async () => {
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
  expect(screen.getByRole("columnheader").elements().map((header) => header.textContent)).toContain("What for");
});

test("[DSYS-02 partly] an order that the table does not offer marks no header, and the list names none", async () => {
  const screen = await renderIn(<Activity initial={{ column: "color", direction: "ascending" }} />, { width: 360 });
  await expect.element(screen.getByRole("combobox", { name: "Sort by" })).toHaveDisplayValue("–");
  expect(screen.container.querySelectorAll("[aria-sort]")).toHaveLength(0);
});

test("[DSYS-02 partly] the header stays in sight while the rows scroll, and the frame scrolls with the keyboard", async () => {
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

test("[DSYS-02 partly] on paper the frame is as high as all of its rows", async () => {
  const screen = await renderIn(<Activity />, { height: 600 });
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  const frame = screen.getByRole("table").element().parentElement as HTMLElement;
  expect(frame.scrollHeight).toBeLessThanOrEqual(frame.clientHeight + 1);
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

test("[DSYS-02 partly] sums stand under their column in a row with a name", async () => {
  const screen = await renderIn(<Activity />);
  const row = screen.getByRole("row", { name: /^Total/ });
  await expect.element(row.getByRole("rowheader")).toHaveTextContent("Total");
  const sum = row.getByRole("cell").last().element().getBoundingClientRect();
  const header = screen.getByRole("columnheader", { name: "Amount" }).element().getBoundingClientRect();
  expect(sum.right).toBeCloseTo(header.right, 0);
});

test("[DSYS-02 partly] a row is chosen by its own name, and how many are chosen is said", async () => {
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
});

test("[DSYS-02 partly] rows of other pages stay chosen when all of this one come and go", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Users initial={new Set(["elsewhere"])} onChange={onChange} />);
  const all = screen.getByRole("checkbox", { name: "Select all users" });
  await expect.element(all).not.toBePartiallyChecked();
  await all.click();
  await all.click();
  expect(onChange.mock.calls.map(([selected]) => [...selected])).toEqual([["elsewhere", "u1", "u2", "u3"], ["elsewhere"]]);
});

test("[DSYS-02 partly] in forced colours a chosen row has an outline, and the mark of its box is seen", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<SomeUsers />);
  const row = screen.getByRole("row", { name: /Theo Lindqvist/ }).element();
  expect(getComputedStyle(row).outlineStyle).toBe("solid");
  const box = screen.getByRole("checkbox", { name: "Select Theo Lindqvist" }).element();
  const mark = getComputedStyle(box.nextElementSibling as Element);
  expect([mark.visibility, mark.color === getComputedStyle(box).backgroundColor]).toEqual(["visible", false]);
});

test.each([1280, 360])("[DSYS-02 partly] at %d px what can be done with a row says with which", async (width) => {
  const screen = await renderIn(<Users />, { width });
  const row = screen.getByRole("row", { name: /Mei-Ling Okafor/ });
  await expect.element(row.getByRole("button", { name: "Edit Mei-Ling Okafor" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Actions" })).toBeInTheDocument();
});

test("[DSYS-02 partly] on a phone the box of a row stands beside the title of its card and is easy to hit", async () => {
  const screen = await renderIn(<Users />, { width: 360 });
  const row = screen.getByRole("row", { name: /Ana Rivera/ });
  const box = row.getByRole("checkbox").element().closest("label") as Element;
  const target = box.getBoundingClientRect();
  const title = row.getByRole("rowheader").element().getBoundingClientRect();
  expect(Math.abs((target.top + target.bottom) / 2 - (title.top + title.bottom) / 2)).toBeLessThan(6);
  expect(Math.min(target.height, target.width)).toBeGreaterThanOrEqual(24);
  expect(target.height).toBeGreaterThanOrEqual(48);
});

test("[DSYS-02 partly] while rows are on their way the table is busy, its shapes are silent and the wait is spoken", async () => {
  const screen = await renderIn(<Loading />);
  await expect.element(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await expect.element(screen.getByRole("status").filter({ hasText: "Loading your activity" })).toBeInTheDocument();
  expect(screen.getByRole("row").elements()).toHaveLength(1);
  expect(screen.container.querySelectorAll("tbody tr[aria-hidden]")).toHaveLength(5);
});

test("[DSYS-02 partly] rows that are there stay while others are awaited", async () => {
  const screen = await renderIn(<Arriving />);
  await screen.getByRole("button", { name: "Load" }).click();
  await expect.element(screen.getByRole("table")).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("rowheader").elements()).toHaveLength(2);
  await expect.element(screen.getByRole("status").filter({ hasText: "Loading your activity" })).toBeInTheDocument();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] what is missing is said after the rows that are there, or in their place", async () => {
  const partial = await renderIn(<Partial />);
  await expect.element(partial.getByRole("row").last().getByRole("button", { name: "Try again" })).toBeVisible();
  expect(partial.getByRole("rowheader").elements()).toHaveLength(2);
  await partial.unmount();
  const failed = await renderIn(<Failed />);
  await expect.element(failed.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(failed.getByRole("table").elements()).toHaveLength(0);
});

test("[DSYS-02 partly] without rows the words in their place stand under the caption", async () => {
  const screen = await renderIn(<NoActivity />);
  await expect.element(screen.getByText("No activity yet")).toBeVisible();
  await expect.element(screen.getByText("Activity in November")).toBeVisible();
  expect(screen.getByRole("table").elements()).toHaveLength(0);
});
