import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { BarLists, NothingRanked, Ranked, RankedLongWords, RankedOfWhole } from "./BarList.examples.tsx";

type Screen = Awaited<ReturnType<typeof renderIn>>;
const lengthsOf = (screen: Screen) =>
  [...screen.container.querySelectorAll("li svg")].map((drawing) => {
    const rect = drawing.querySelector("rect")?.getBoundingClientRect().width ?? 0;
    return Math.round((rect / drawing.getBoundingClientRect().width) * 100);
  });

test("[DSYS-02 partly] every list of bars is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<BarLists />),
);

test("[DSYS-02 partly] a list of bars has each name with its value, and the same in its table", async () => {
  const screen = await renderIn(<Ranked />);
  const figure = screen.getByRole("figure", { name: "Which calls fail?" });
  await expect.element(figure).toHaveAccessibleDescription("Most failures are in paying: 48 of 61.");
  expect(
    figure
      .getByRole("listitem")
      .elements()
      .map((item) => [...item.querySelectorAll("span")].map((part) => part.textContent)),
  ).toEqual([
    ["Pay a bill", "48 calls"],
    ["Read the bill", "13 calls"],
    ["Sign in", "0 calls"],
  ]);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "See it as a table" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("row", { name: "Read the bill 13 calls" })).toBeVisible();
});

test("[DSYS-02 partly] bars are as long as their values: of the largest one, or of the whole", async () => {
  expect(lengthsOf(await renderIn(<Ranked />))).toEqual([100, 27, 0]);
  expect(lengthsOf(await renderIn(<RankedOfWhole />))).toEqual([48, 13, 0]);
});

test("[DSYS-02 partly] without bars a list keeps its title and says what will be shown", async () => {
  const screen = await renderIn(<NothingRanked />);
  await expect.element(screen.getByRole("heading", { level: 3, name: "Which calls fail?" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 4, name: "No call failed" })).toBeVisible();
});

test("[DSYS-02 partly] long names of bars do not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<RankedLongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] right to left, bars begin at the right", async () => {
  const screen = await renderIn(<Ranked />, { dir: "rtl" });
  const drawing = screen.container.querySelector("li:nth-child(2) svg");
  const rect = drawing?.querySelector("rect")?.getBoundingClientRect();
  expect(Math.round(rect?.right ?? 0)).toBe(Math.round(drawing?.getBoundingClientRect().right ?? -1));
});
