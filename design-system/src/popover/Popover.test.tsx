import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "../dialog/index.ts";
import { expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Explained, Filters, LongWords, WhoCan } from "./Popover.examples.tsx";

const button = () => page.getByRole("button", { name: "Who can change this?" });
const opened = () => page.getByRole("dialog", { name: "Only an owner can change Auto Pay" });
const between = (
  <>
    <a href="#before">Before</a>
    <WhoCan />
    <a href="#after">After</a>
  </>
);
const link = (name: string) => page.getByRole("link", { name });

test("[DSYS-02 partly] every popover is accessible in every mode", { tags: "full" }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  const sheet = page.getByRole("dialog").element();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] its button has aria-haspopup and aria-expanded; the focus moves into the dialog named by its title", async () => {
  const screen = await renderIn(<WhoCan />);
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute("aria-haspopup", "dialog");
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Enter}");
  await expect.element(opened()).toHaveFocus();
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] Tab goes through it and then continues after the button, which closes it", async () => {
  await renderIn(between);
  await button().click();
  await expect.element(opened()).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(link("Ask Dana to change it")).toHaveFocus();
  await userEvent.tab();
  await expect.element(link("After")).toHaveFocus();
  await expect.element(opened()).not.toBeInTheDocument();
});

test("[DSYS-02 partly] Shift + Tab goes to the button, where it stays open, and then before it, which closes it", async () => {
  await renderIn(between);
  await button().click();
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(button()).toHaveFocus();
  await expect.element(opened()).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(link("Before")).toHaveFocus();
  await expect.element(opened()).not.toBeInTheDocument();
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the cross", () => page.getByRole("button", { name: "Close" }).click()],
  ["its button", () => button().click()],
])("[DSYS-02 partly] %s closes it and returns the focus to the button", async (_, close) => {
  const screen = await renderIn(<WhoCan />);
  await button().click();
  await expect.element(opened()).toHaveFocus();
  await close();
  await expect.element(opened()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a press outside closes it and still reaches its target", async () => {
  const onPress = vi.fn();
  const screen = await renderIn(
    <>
      <WhoCan />
      <button type="button" onClick={onPress}>
        Elsewhere
      </button>
    </>,
  );
  await button().click();
  await screen.getByRole("button", { name: "Elsewhere" }).click();
  await expect.element(opened()).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  expect(onPress).toHaveBeenCalledOnce();
});

test(
  "[DSYS-02 partly] a screen may control the open state; when it closes it, the focus returns to the button",
  { tags: "full" },
  async () => {
    const onApply = vi.fn();
    await renderIn(<Filters onApply={onApply} />);
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByRole("checkbox", { name: "Refunds alone" }).click();
    await page.getByRole("button", { name: "Show them" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Filters" })).toHaveFocus();
    expect(onApply).toHaveBeenCalledExactlyOnceWith("refunds");
    await page.getByRole("button", { name: "Filters" }).click();
    await expect.element(page.getByRole("checkbox", { name: "Refunds alone" })).toBeChecked();
  },
);

test("[DSYS-02 partly] an icon button is named by its label, and the close button is 48 px", async () => {
  await renderIn(<Explained />);
  await page.getByRole("button", { name: "About the regulatory recovery fee" }).click();
  await expect.element(page.getByRole("dialog", { name: "Regulatory recovery fee" })).toBeVisible();
  // During the opening animation the popover is a fraction of a pixel off.
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const cross = page.getByRole("button", { name: "Close" }).element().getBoundingClientRect();
  expect([cross.width, cross.height]).toEqual([48, 48]);
});

test("[DSYS-02 partly] inside a dialog Escape closes only the popover", { tags: "full" }, async () => {
  await renderIn(
    <Dialog open title="Auto Pay" closeLabel="Leave" onOpenChange={() => expect.fail("closed the dialog")}>
      <WhoCan />
    </Dialog>,
  );
  await button().click();
  await expect.element(opened()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(opened()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});
