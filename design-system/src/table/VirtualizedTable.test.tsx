import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import {
  AFewMessages,
  AllVirtualizedStates,
  LoadingMessages,
  Messages,
  NoMessages,
  OnAPage,
} from "./VirtualizedTable.examples.tsx";

test("[DSYS-02 partly] every virtualized table is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllVirtualizedStates />),
);

const drawn = (container: Element) => [...container.querySelectorAll("tbody [aria-rowindex]")];
const linkOf = (row: number) => `.text${String(row).padStart(4, "0")}`;

test(
  "[DSYS-02 partly] of 3,000 rows only the visible ones are rendered, with aria-rowcount and aria-rowindex",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<Messages />);
    const table = screen.getByRole("table", { name: "Messages" });
    await expect.element(table).toHaveAttribute("aria-rowcount", "3001");
    await expect.element(screen.getByRole("row").first()).toHaveAttribute("aria-rowindex", "1");
    expect(drawn(screen.container).length).toBeLessThan(60);
    expect(
      drawn(screen.container)
        .slice(0, 3)
        .map((row) => row.getAttribute("aria-rowindex")),
    ).toEqual(["2", "3", "4"]);
    const frame = table.element().parentElement as HTMLElement;
    frame.scrollTop = 60_000;
    await expect.poll(() => Number(drawn(screen.container)[1]?.getAttribute("aria-rowindex"))).toBeGreaterThan(700);
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] it is as wide as its container, even beside content-sized elements", async () => {
  const screen = await renderIn(<OnAPage />);
  const frame = screen.getByRole("table", { name: "Messages" }).element().parentElement;
  expect(frame?.getBoundingClientRect().width).toBe(screen.container.firstElementChild?.getBoundingClientRect().width);
});

test("[DSYS-02 partly] on a phone, while loading, the column names are available to screen readers", async () => {
  const screen = await renderIn(<LoadingMessages />, { width: 360 });
  expect(
    screen
      .getByRole("columnheader")
      .elements()
      .map((header) => header.textContent),
  ).toEqual(["Key", "English", "State"]);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test("[DSYS-02 partly] a list of 50 rows or fewer is rendered whole; of 51, only the visible rows", async () => {
  const whole = await renderIn(<Messages count={50} />);
  expect(drawn(whole.container)).toHaveLength(50);
  await whole.unmount();
  const long = await renderIn(<Messages count={51} />);
  expect(drawn(long.container).length).toBeLessThan(51);
});

test("[DSYS-02 partly] the rows are one tab stop, and arrow keys move between rows", { tags: "full" }, async () => {
  const screen = await renderIn(<OnAPage />);
  const names = () => document.activeElement?.textContent ?? "";
  screen.getByRole("link", { name: "Search" }).element().focus();
  // Tab stops: select all, the sort select, the first row's checkbox.
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
  await expect.element(screen.getByRole("checkbox", { name: "Select billing.payOnce.text0001" })).toHaveFocus();
  await userEvent.tab();
  expect(names()).toContain(linkOf(1));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(names).toContain(linkOf(3));
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(names).toContain(linkOf(2));
  await userEvent.keyboard("{PageDown}");
  await expect.poll(names).toContain(linkOf(12));
  await expectNoAxeViolations(screen.container);
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Help" })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.poll(names).toContain(linkOf(12));
});

test("[DSYS-02 partly] End and Home focus the last and the first row, scrolled into view below the header", async () => {
  const screen = await renderIn(<Messages />);
  screen.getByRole("link").first().element().focus();
  const frame = screen.getByRole("table").element().parentElement as HTMLElement;
  const head = screen.getByRole("columnheader", { name: "Key" }).element();
  const inSight = () => {
    const { top, bottom } = (document.activeElement as Element).getBoundingClientRect();
    return top >= head.getBoundingClientRect().bottom && bottom <= frame.getBoundingClientRect().bottom;
  };
  await userEvent.keyboard("{End}");
  await expect.poll(() => document.activeElement?.textContent).toContain(linkOf(3000));
  await expect.poll(inSight).toBe(true);
  await userEvent.keyboard("{Home}");
  await expect.poll(() => document.activeElement?.textContent).toContain(linkOf(1));
  await expect.poll(inSight).toBe(true);
});

test("[DSYS-02 partly] on checkboxes arrow keys move between checkboxes, and Space toggles", async () => {
  const screen = await renderIn(<Messages />);
  screen.getByRole("checkbox", { name: "Select billing.payOnce.text0001" }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("checkbox", { name: "Select billing.history.text0002" })).toHaveFocus();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("status").filter({ hasText: "1 selected" })).toBeVisible();
});

test("[DSYS-02 partly] a focused row that is scrolled out of view keeps the focus", { tags: "full" }, async () => {
  const screen = await renderIn(<Messages />);
  const link = screen.getByRole("link").first();
  (link.element() as HTMLElement).focus();
  const frame = screen.getByRole("table").element().parentElement as HTMLElement;
  frame.scrollTop = 80_000;
  await expect
    .poll(() => drawn(screen.container).length > 2 && Number(drawn(screen.container)[1]?.getAttribute("aria-rowindex")))
    .toBeGreaterThan(900);
  expect(document.activeElement?.textContent).toContain(linkOf(1));
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.textContent).toContain(linkOf(2));
  await expect.poll(() => frame.scrollTop).toBeLessThan(1000);
});

test("[DSYS-02 partly] a row links to its page", async () => {
  const screen = await renderIn(<AFewMessages />);
  await screen.getByRole("link", { name: "billing.history.text0002" }).click();
  expect(location.hash).toBe("#billing.history.text0002");
  history.replaceState(null, "", " ");
});

test("[DSYS-02 partly] all rows are rendered for print", { tags: "full" }, async () => {
  const screen = await renderIn(<Messages count={700} />);
  expect(drawn(screen.container).length).toBeLessThan(60);
  dispatchEvent(new Event("beforeprint"));
  expect(drawn(screen.container)).toHaveLength(700);
  dispatchEvent(new Event("afterprint"));
  await expect.poll(() => drawn(screen.container).length).toBeLessThan(60);
});

test("[DSYS-02 partly] after reversing the sort order the first row is the last one", { tags: "full" }, async () => {
  const screen = await renderIn(<Messages />);
  await screen.getByRole("button", { name: "Key" }).click();
  await expect.element(screen.getByRole("rowheader").first()).toHaveTextContent("community.channels.text3000");
});

test("[DSYS-02 partly] a loading or empty virtualized table says so", async () => {
  const loading = await renderIn(<LoadingMessages />);
  await expect.element(loading.getByRole("table")).toHaveAttribute("aria-busy", "true");
  await expect.element(loading.getByRole("status").filter({ hasText: "Loading messages" })).toBeInTheDocument();
  await loading.unmount();
  const none = await renderIn(<NoMessages />);
  await expect.element(none.getByText("No message matches")).toBeVisible();
  expect(none.getByRole("table").elements()).toHaveLength(0);
});
