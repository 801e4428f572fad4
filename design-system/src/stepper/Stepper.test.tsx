import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { type LinkComponentProps, LinkProvider } from "../link/index.ts";
import {
  AllStates,
  First,
  GoingBack,
  LongWords,
  Third,
  WithAnswers,
  WithErrors,
  WithoutLinks,
} from "./Stepper.examples.tsx";

/** The text that screen readers read: visible or not, without signs. */
function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll("[aria-hidden]").forEach((sign) => sign.remove());
  return copy.textContent;
}

const edges = (elements: readonly Element[], side: "top" | "left") =>
  elements.map((element) => element.getBoundingClientRect()[side]);

test("[DSYS-02 partly] every stepper is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text does not overflow the page", async () => {
  for (const look of [{ width: 320, textSize: 200 }, { width: 600 }, { width: 1280, textSize: 200 }]) {
    const { unmount } = await renderIn(<LongWords />, look);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(look.width);
    await unmount();
  }
});

test("with enlarged text on a phone the name of the current step is not broken within a word", async () => {
  const screen = await renderIn(<First />, { width: 360, textSize: 200 });
  const name = screen
    .getByRole("button", { name: /Amount/ })
    .getByText("Amount", { exact: true })
    .element();
  const words = document.createRange();
  words.selectNodeContents(name);
  expect(words.getClientRects()).toHaveLength(1);
});

test("[DSYS-02 partly] is a named list of steps with the current position", async () => {
  const screen = await renderIn(<Third />);
  const steps = screen.getByRole("navigation", { name: "Make a payment" }).getByRole("listitem");
  expect(steps.elements().map(heard)).toEqual([
    "Amount (done)",
    "Method (done)",
    "Date (current step)",
    "Review (to do)",
  ]);
  expect(steps.elements().map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
});

test("[DSYS-02 partly] completed steps link back by keyboard, through the app's own links", async () => {
  const followed = vi.fn();
  const Routed = (props: LinkComponentProps) => (
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault();
        followed(props.href);
      }}
    />
  );
  const screen = await renderIn(
    <LinkProvider component={Routed}>
      <Third />
    </LinkProvider>,
  );
  expect(screen.getByRole("link").elements()).toHaveLength(2);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Method (done)" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(followed).toHaveBeenCalledExactlyOnceWith("#method");
});

test("[DSYS-02 partly] without href no step is a link", async () => {
  const screen = await renderIn(<WithoutLinks />);
  expect(screen.getByRole("link").elements()).toHaveLength(0);
});

test("[DSYS-02 partly] on a phone one line has the current step and its place, and opens into the list", async () => {
  const screen = await renderIn(<Third />, { width: 360 });
  const line = screen.getByRole("button", { name: "Date Step 3 of 4" });
  await expect.element(line).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("navigation").element().getBoundingClientRect().height).toBeLessThanOrEqual(60);
  expect(line.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  expect(screen.getByRole("listitem").elements()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(line).toHaveAttribute("aria-expanded", "true");
  expect(new Set(edges(screen.getByRole("listitem").elements(), "left")).size).toBe(1);
  await userEvent.tab();
  await expect.element(screen.getByRole("link", { name: "Amount (done)" })).toHaveFocus();
  await expectNoAxeViolations(screen.container);
  await line.click();
  expect(screen.getByRole("listitem").elements()).toEqual([]);
});

test("[DSYS-02 partly] where there is room the steps are side by side, and nothing opens", async () => {
  const screen = await renderIn(<Third />, { width: 1280 });
  const steps = screen.getByRole("listitem").elements();
  expect([new Set(edges(steps, "top")).size, new Set(edges(steps, "left")).size]).toEqual([1, 4]);
  expect(screen.getByRole("button").elements()).toEqual([]);
});

test("[DSYS-02 partly] with an error the list is open, and the position is announced before the steps", async () => {
  const announced = async (width: number) => {
    const screen = await renderIn(<WithErrors />, { width });
    const { textContent } = screen.getByRole("navigation").getByRole("paragraph").first().element();
    const steps = screen.getByRole("listitem").elements().map(heard);
    await screen.unmount();
    return [textContent, ...steps];
  };
  const phone = await announced(360);
  expect(phone).toEqual(await announced(1280));
  expect(phone.slice(0, 2)).toEqual(["Step 4 of 4", "Amount (done)$248.17"]);
  expect(phone[2]).toMatch(/^Method \(needs attention\)Visa ending in 4242This card expires/);
});

test("[DSYS-02 partly] its own width counts, not the window's: it folds in a narrow column and with enlarged text", async () => {
  const column = await renderIn(
    <div style={{ inlineSize: "300px" }}>
      <Third />
    </div>,
  );
  await expect.element(column.getByRole("button", { name: "Date Step 3 of 4" })).toBeVisible();
  await column.unmount();
  const enlarged = await renderIn(<Third />, { width: 800, textSize: 200 });
  await expect.element(enlarged.getByRole("button", { name: "Date Step 3 of 4" })).toBeVisible();
});

test.each([320, 1280])("[DSYS-02 partly] a step link is a touch target at %i px", async (width) => {
  const screen = await renderIn(<WithAnswers />, { width });
  if (width === 320) await screen.getByRole("button").click();
  const link = screen.getByRole("link", { name: "Bank (done)" }).element().getBoundingClientRect();
  expect(Math.min(link.width, link.height)).toBeGreaterThanOrEqual(48);
});

test("[DSYS-02 partly] each step with an error announces it, and links to the step", async () => {
  const screen = await renderIn(<WithErrors />, { width: 360 });
  const step = screen.getByRole("listitem").filter({ hasText: "Method" });
  await expect.element(step).toHaveAttribute("data-state", "error");
  await expect.element(step.getByText("This card expires before the payment. Choose another.")).toBeVisible();
  await expect.element(step.getByRole("link", { name: "Method (needs attention)" })).toHaveAttribute("href", "#method");
  await expect.element(screen.getByText("The day has passed. Choose a day from November 22.")).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

test(
  "[DSYS-02 partly] going back by keyboard shows the typed values, and going on again too",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<GoingBack />, { width: 360 });
    await screen.getByRole("button", { name: "Name on the account Step 1 of 2" }).click();
    await userEvent.fill(screen.getByRole("textbox", { name: "Name" }), "Harbor Street Bakery");
    await screen.getByRole("link", { name: /^ZIP code/ }).click();
    await userEvent.fill(screen.getByRole("textbox", { name: "ZIP" }), "04101");
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole("link", { name: /^Name on the account/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Harbor Street Bakery");
    await expectNoAxeViolations(screen.container);
    await screen.getByRole("link", { name: /^ZIP code/ }).click();
    await expect.element(screen.getByRole("textbox", { name: "ZIP" })).toHaveValue("04101");
  },
);

test.each([360, 1280])("[DSYS-02 partly] at %i px no state is shown by colour alone", async (width) => {
  const screen = await renderIn(<WithErrors />, { width });
  const markOf = (name: string) =>
    getComputedStyle(
      screen.getByRole("listitem").filter({ hasText: name }).element().querySelector("[aria-hidden]") as Element,
    );
  const borders = () =>
    ["Amount", "Method", "Review"].map((name) => `${markOf(name).borderTopStyle} ${markOf(name).borderTopWidth}`);
  expect(borders()).toEqual(["solid 2px", "dashed 2px", "solid 2px"]);
  const signs = screen
    .getByRole("listitem")
    .elements()
    .map((step) => step.querySelector("[aria-hidden] path")?.getAttribute("d") ?? "a number");
  expect(new Set(signs).size).toBe(3);
  await emulate({ "forced-colors": "active" });
  expect(borders()).toEqual(["solid 2px", "dashed 2px", "solid 4px"]);
  await emulate();
});
