import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessibleInEveryMode, renderIn } from "../internal/testing.tsx";
import { StructuredText } from "./index.ts";
import { AllStates, Article, InANewWindow, ManySteps } from "./StructuredText.examples.tsx";

test("[DSYS-02 partly] structured text is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] headings and subheadings have the levels that the screen gives", async () => {
  const screen = await renderIn(<Article />);
  await expect.element(screen.getByRole("heading", { level: 2, name: "Before you begin" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 3, name: "On the page" })).toBeVisible();
});

test("[DSYS-02 partly] steps are a numbered list, and points a bulleted one", async () => {
  const screen = await renderIn(<Article />);
  const [points, steps] = screen.getByRole("list").elements();
  expect([points?.tagName, points?.children.length, steps?.tagName, steps?.children.length]).toEqual([
    "UL",
    2,
    "OL",
    3,
  ]);
  expect([points, steps].map((list) => getComputedStyle(list as Element).listStyleType)).toEqual(["disc", "decimal"]);
});

test("[DSYS-02 partly] its links are reached by keyboard in reading order", async () => {
  const screen = await renderIn(<Article />);
  for (const name of ["the outage map", "Services", "customer care (800) 555-0100"]) {
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name })).toHaveFocus();
  }
});

test("[DSYS-02 partly] links to pages can open a new window, and say so; a link to a number doesn’t", async () => {
  const screen = await renderIn(<InANewWindow />);
  await expect
    .element(screen.getByRole("link", { name: "Services (opens in a new window)" }))
    .toHaveAttribute("target");
  await expect
    .element(screen.getByRole("link", { name: "customer care (800) 555-0100", exact: true }))
    .not.toHaveAttribute("target");
});

test("[DSYS-02 partly] a tag in the data is shown as it is written", async () => {
  const tag = "<img src=x onerror=alert(1)>";
  const screen = await renderIn(
    <StructuredText level={2} blocks={[{ kind: "PARAGRAPH", items: [[{ text: tag, strong: true, href: null }]] }]} />,
  );
  await expect.element(screen.getByText(tag)).toBeVisible();
  expect(screen.container.querySelector("img")).toBeNull();
});

test("[DSYS-02 partly] numbers of two digits stay inside the text’s edge", async () => {
  const screen = await renderIn(<ManySteps />);
  const list = screen.getByRole("list").element();
  expect(parseFloat(getComputedStyle(list).paddingInlineStart)).toBeGreaterThanOrEqual(28);
});

test("[DSYS-02 partly] a smaller heading before the first heading skips no level", async () => {
  const heading = (kind: "HEADING" | "SUBHEADING", text: string) => ({
    kind,
    items: [[{ text, strong: false, href: null }]],
  });
  const blocks = [heading("SUBHEADING", "Small"), heading("HEADING", "Big"), heading("SUBHEADING", "Below")];
  const screen = await renderIn(<StructuredText level={2} blocks={blocks} />);
  await expect.element(screen.getByRole("heading", { level: 2, name: "Small" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 3, name: "Below" })).toBeVisible();
});
