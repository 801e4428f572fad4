import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, LongWords, OnALink, Refused, Rested, Tools } from "./Tooltip.examples.tsx";

afterEach(() => emulate());

const tool = () => page.getByRole("button", { name: "Copy the English message" });
const labels = (text = "Alt and C") => page.getByRole("tooltip").filter({ hasText: text });
const waitFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds from the pointer's arrival at a control until its tooltip opens, by the page's own clock. */
const delayOf = (control: Element) =>
  new Promise<number>((resolve) => {
    let came = Number.NaN;
    control.addEventListener("pointerover", () => (came = performance.now()), { once: true });
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      resolve(performance.now() - came);
    }).observe(control.closest("[data-state]")!, { attributeFilter: ["data-state"] });
  });

test("[DSYS-02 partly] every tooltip is accessible in every mode", () => expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", { tags: "full" }, async () => {
  await renderIn(
    <Rested>
      <LongWords />
    </Rested>,
    { width: 320, textSize: 200 },
  );
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  const { left, right } = page.getByRole("tooltip").element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] it describes its control, which keeps its name and its existing description", async () => {
  await renderIn(
    <>
      <Tools />
      <Refused />
      <OnALink />
    </>,
  );
  await expect.element(tool()).toHaveAccessibleDescription("Alt and C");
  await expect
    .element(page.getByRole("button", { name: "Publish" }))
    .toHaveAccessibleDescription("Waits for Sam’s approval. Publishing asks for a second pair of eyes.");
  await expect
    .element(page.getByRole("link", { name: "Sam Ortiz" }))
    .toHaveAccessibleDescription("sam.ortiz@harborstreet.example");
  await expect.element(tool()).not.toHaveAttribute("title");
});

test(
  "[DSYS-02 partly] it opens after a delay on hover, and stays while it is hovered itself",
  { tags: "full" },
  async () => {
    const screen = await renderIn(
      <div style={{ padding: "100px" }}>
        <Tools />
      </div>,
    );
    const delay = delayOf(tool().element());
    await tool().hover();
    await expect.element(labels()).toBeVisible();
    expect(await delay).toBeGreaterThan(400);
    expect(labels().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      tool().element().getBoundingClientRect().top,
    );
    await expectNoAxeViolations(screen.container);
    await labels().hover();
    await waitFor(600);
    await expect.element(labels()).toBeVisible();
    await userEvent.unhover(labels());
    await expect.element(labels()).not.toBeInTheDocument();
  },
);

test("[DSYS-02 partly] a passing pointer does not open it", { tags: "full" }, async () => {
  await renderIn(
    <div style={{ padding: "100px" }}>
      <Tools />
    </div>,
  );
  await tool().hover();
  await userEvent.unhover(tool());
  await waitFor(700);
  await expect.element(labels()).not.toBeInTheDocument();
});

test("[DSYS-02 partly] keyboard focus opens it, and it stays until the focus leaves", { tags: "full" }, async () => {
  const screen = await renderIn(<Tools />);
  await userEvent.tab();
  await expect.element(tool()).toHaveFocus();
  await expect.element(labels()).toBeVisible();
  await waitFor(1_000);
  await expect.element(labels()).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await userEvent.tab();
  await expect.element(labels()).not.toBeInTheDocument();
  await expect.element(labels("Alt and L")).toBeVisible();
});

test("[DSYS-02 partly] Escape closes it without moving the focus", { tags: "full" }, async () => {
  await renderIn(<Tools />);
  await userEvent.tab();
  await expect.element(labels()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(labels()).not.toBeInTheDocument();
  await expect.element(tool()).toHaveFocus();
});

test("[DSYS-02 partly] a press activates the control and closes it", { tags: "full" }, async () => {
  const onPress = vi.fn();
  await renderIn(<Tools onPress={onPress} />);
  await userEvent.tab();
  await expect.element(labels()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(labels()).not.toBeInTheDocument();
  expect(onPress).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] touch does not open it", { tags: "full" }, async () => {
  await renderIn(<Tools />);
  tool()
    .element()
    .dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }));
  await waitFor(700);
  await expect.element(labels()).not.toBeInTheDocument();
});

test("[DSYS-02 partly] in forced colors it has a border", { tags: "full" }, async () => {
  await emulate({ "forced-colors": "active" });
  await renderIn(<Tools />);
  await userEvent.tab();
  await expect.element(labels()).toBeVisible();
  expect(getComputedStyle(labels().element()).borderTopWidth).toBe("1px");
});
