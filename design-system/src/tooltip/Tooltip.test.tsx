import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectGoodInEveryLook, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, LongWords, OnALink, Refused, Rested, Tools } from "./Tooltip.examples.tsx";

afterEach(() => emulate());

const tool = () => page.getByRole("button", { name: "Copy the English message" });
const words = (text = "Alt and C") => page.getByRole("tooltip").filter({ hasText: text });
const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("[DSYS-02 partly] every tooltip is good in every look", () => expectGoodInEveryLook(<AllStates />));

test("[DSYS-02 partly] words of any length stay inside the page at 320 px and 200 % text", async () => {
  await renderIn(<Rested><LongWords /></Rested>, { width: 320, textSize: 200 });
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  const { left, right } = page.getByRole("tooltip").element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] it describes its control, which keeps its name and what describes it already", async () => {
  await renderIn(<><Tools /><Refused /><OnALink /></>);
  await expect.element(tool()).toHaveAccessibleDescription("Alt and C");
  await expect.element(page.getByRole("button", { name: "Publish" })).toHaveAccessibleDescription(
    "Waits for Sam’s approval. Publishing asks for a second pair of eyes.",
  );
  await expect.element(page.getByRole("link", { name: "Sam Ortiz" })).toHaveAccessibleDescription("sam.ortiz@harborstreet.example");
  await expect.element(tool()).not.toHaveAttribute("title");
});

test("[DSYS-02 partly] it is shown some time after a pointer came to rest, and stays while the pointer is on it", async () => {
  const screen = await renderIn(<div style={{ padding: "100px" }}><Tools /></div>);
  await tool().hover();
  await waitFor(200);
  await expect.element(words()).not.toBeInTheDocument();
  await expect.element(words()).toBeVisible();
  expect(words().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(tool().element().getBoundingClientRect().top);
  await expectNoAxeViolations(screen.container);
  await words().hover();
  await waitFor(600);
  await expect.element(words()).toBeVisible();
  await userEvent.unhover(words());
  await expect.element(words()).not.toBeInTheDocument();
});

test("[DSYS-02 partly] a pointer that passes shows nothing", async () => {
  await renderIn(<div style={{ padding: "100px" }}><Tools /></div>);
  await tool().hover();
  await userEvent.unhover(tool());
  await waitFor(700);
  await expect.element(words()).not.toBeInTheDocument();
});

test("[DSYS-02 partly] the keyboard shows it and it stays until the focus leaves", async () => {
  const screen = await renderIn(<Tools />);
  await userEvent.tab();
  await expect.element(tool()).toHaveFocus();
  await expect.element(words()).toBeVisible();
  await waitFor(1_000);
  await expect.element(words()).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await userEvent.tab();
  await expect.element(words()).not.toBeInTheDocument();
  await expect.element(words("Alt and L")).toBeVisible();
});

test("[DSYS-02 partly] Escape takes it away without moving the focus", async () => {
  await renderIn(<Tools />);
  await userEvent.tab();
  await expect.element(words()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(words()).not.toBeInTheDocument();
  await expect.element(tool()).toHaveFocus();
});

test("[DSYS-02 partly] pressing does what the control does and takes it away", async () => {
  const onPress = vi.fn();
  await renderIn(<Tools onPress={onPress} />);
  await userEvent.tab();
  await expect.element(words()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(words()).not.toBeInTheDocument();
  expect(onPress).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] a finger sees none", async () => {
  await renderIn(<Tools />);
  tool().element().dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }));
  await waitFor(700);
  await expect.element(words()).not.toBeInTheDocument();
});

test("[DSYS-02 partly] in forced colors it has an edge", async () => {
  await emulate({ "forced-colors": "active" });
  await renderIn(<Tools />);
  await userEvent.tab();
  await expect.element(words()).toBeVisible();
  expect(getComputedStyle(words().element()).borderTopWidth).toBe("1px");
});
