import { expect, test } from "vitest";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { Table } from "./index.ts";
import { AllStates, Empty, History, LongWords } from "./Table.examples.tsx";

test("[DSYS-02 partly] every table is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test.each([1280, 360])("[DSYS-02 partly] at %d px it is a table with named columns and rows", async (width) => {
  const screen = await renderIn(<History />, { width });
  const table = screen.getByRole("table", { name: "Payments since October" });
  expect(
    table
      .getByRole("columnheader")
      .elements()
      .map((header) => header.textContent),
  ).toEqual(["Date", "Paid with", "Status", "Amount", "Receipt"]);
  await expect.element(table.getByRole("rowheader", { name: "Nov 6, 2026" })).toBeVisible();
  expect(table.getByRole("row").elements()).toHaveLength(4);
  expect(table.getByRole("cell").elements()).toHaveLength(12);
  await expect.element(table.getByText("$231.40", { exact: true })).toBeVisible();
});

test("[DSYS-02 partly] every part of the table has an explicit ARIA role, because a changed display drops the native one", async () => {
  const screen = await renderIn(<History />, { width: 360 });
  const parts = [...screen.getByRole("table").element().querySelectorAll("thead, tbody, tr, th, td")];
  expect(parts).toHaveLength(26);
  expect(parts.filter((part) => !part.hasAttribute("role"))).toEqual([]);
});

test("[DSYS-02 partly] on a phone each row is a card whose cells show their column's name", async () => {
  const screen = await renderIn(<History />, { width: 360 });
  const amount = screen.getByText("$231.40", { exact: true }).element().closest("[role=cell]") as Element;
  // Shown but not announced: the row header is announced already.
  expect(getComputedStyle(amount, "::before").content).toBe('"Amount" / ""');
  const row = amount.closest("[role=row]") as Element;
  expect(getComputedStyle(row).borderTopStyle).toBe("solid");
  expect(document.documentElement.scrollWidth).toBe(360);
});

test("[DSYS-02 partly] on a phone a value of two lines stands at the end of the card with both of them", async () => {
  const columns = [
    { id: "who", header: "Caller", rowHeader: true, cell: () => "Chart House" },
    {
      id: "kind",
      header: "Kind",
      cell: () => (
        <>
          <div>
            <span>Forwarded</span>
          </div>
          <div>
            <span>Forwarded to (207) 555-0142</span>
          </div>
        </>
      ),
    },
  ];
  const screen = await renderIn(
    <Table caption="Calls" columns={columns} rows={["c1"]} rowKey={(id) => id} empty={null} />,
    { width: 360 },
  );
  const endOf = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().right;
  await expect.element(screen.getByText("Forwarded", { exact: true })).toBeVisible();
  expect(endOf("Forwarded")).toBeCloseTo(endOf("Forwarded to (207) 555-0142"), 0);
});

test("[DSYS-02 partly] on a desktop the column names are only above the columns", async () => {
  const screen = await renderIn(<History />, { width: 1280 });
  const amount = screen.getByRole("cell", { name: "$231.40" }).element();
  expect(getComputedStyle(amount, "::before").content).toBe("none");
});

test("[DSYS-02 partly] enlarged text turns rows into cards earlier", async () => {
  const screen = await renderIn(<History />, { width: 1000, textSize: 200 });
  expect(getComputedStyle(screen.getByRole("row").elements()[1] as Element).display).toBe("grid");
});

test("[DSYS-02 partly] a hidden caption is still the table's name", async () => {
  const screen = await renderIn(<History captionHidden />);
  await expect.element(screen.getByRole("table", { name: "Payments since October" })).toBeVisible();
  const caption = screen.getByText("Payments since October").element();
  expect(caption.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test("[DSYS-02 partly] without rows there is no table, and the empty state is shown", async () => {
  const screen = await renderIn(<Empty />);
  await expect.element(screen.getByText("No payments yet.", { exact: false })).toBeVisible();
  expect(screen.getByRole("table").elements()).toHaveLength(0);
});
