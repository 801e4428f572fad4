import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Feature, LongWords, Paperless, Saved } from "./Switch.examples.tsx";

test(
  "[DSYS-02 partly] every switch is accessible in every mode",
  () => expectAccessibleInEveryMode(<AllStates />),
  60_000,
);

test("[DSYS-02 partly] long text of a switch does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] Space and a press on its label change a switch at once", { tags: "full" }, async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Paperless onChange={onChange} />);
  const paperless = screen.getByRole("switch", { name: "Paperless billing" });
  await expect.element(paperless).toHaveAccessibleDescription("Bills come by e-mail. Paper ones cost $2.00 each.");
  await userEvent.tab();
  await expect.element(paperless).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenLastCalledWith(false);
  await expect.element(screen.getByText("Off", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("On", { exact: true })).not.toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByText("Paperless billing").click();
  expect(onChange).toHaveBeenLastCalledWith(true);
  await expect.element(paperless).toBeChecked();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] while a change is saved the switch announces it, keeps the focus and ignores presses", async () => {
  const answers: ((done: boolean) => void)[] = [];
  const save = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)));
  const screen = await renderIn(<Saved save={save} />);
  const outages = screen.getByRole("switch", { name: "Messages about outages" });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Saving");
  await expect.element(outages).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard(" ");
  expect(save).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(outages).toBeChecked();
  await expect.element(outages).toHaveFocus();
  await expectNoAxeViolations(screen.container);
  answers[0]?.(true);
  await expect.element(screen.getByRole("status")).toHaveTextContent("");
  await expect.element(outages).toBeChecked();
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] a failed change is rolled back and announced, in a live region that existed before", async () => {
  const screen = await renderIn(<Saved save={() => Promise.resolve(false)} />);
  const outages = screen.getByRole("switch", { name: "Messages about outages" });
  const regions = [...screen.container.querySelectorAll("[aria-live='polite']")];
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(outages).toHaveAccessibleDescription("It was not saved. Try again.");
  await expect.element(outages).not.toBeChecked();
  await expect.element(outages).toHaveFocus();
  expect(regions.map((region) => region.textContent)).toEqual(["It was not saved. Try again."]);
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] nothing shifts when a switch changes its state text or shows that it saves", async () => {
  const screen = await renderIn(<Paperless />, { width: 360 });
  const hintHeight = () =>
    screen.getByText("Bills come by e-mail.", { exact: false }).element().getBoundingClientRect().height;
  const placeOf = () => screen.getByRole("switch").element().getBoundingClientRect().x;
  const widthOf = () => screen.getByText("On", { exact: true }).element().parentElement!.getBoundingClientRect().width;
  const before = [placeOf(), widthOf()];
  await screen.getByRole("switch").click();
  expect([placeOf(), widthOf()]).toEqual(before);
  const height = hintHeight();
  await screen.rerender(<Paperless busy="Saving your choice" />);
  expect([placeOf(), hintHeight()]).toEqual([before[0], height]);
});

test.each(["ltr", "rtl"] as const)(
  "[DSYS-02 partly] a switch is at the end of its line and its thumb at the end when it is on, read %s",
  async (dir) => {
    const screen = await renderIn(
      <>
        <Paperless />
        <Feature />
      </>,
      { dir },
    );
    const [on, off] = screen.getByRole("switch").elements();
    const label = screen.getByText("Paperless billing").element().getBoundingClientRect();
    expect(on!.getBoundingClientRect().x > label.x).toBe(dir === "ltr");
    expect(parseFloat(getComputedStyle(on!, "::before").marginInlineStart)).toBeGreaterThan(10);
    expect(getComputedStyle(off!, "::before").marginInlineStart).toBe("0px");
  },
);

test("[DSYS-02 partly] the thumb of a switch is visible in both states in forced colours", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(
    <>
      <Paperless />
      <Feature />
    </>,
  );
  const controls = screen.getByRole("switch").elements();
  expect(controls.length).toBeGreaterThan(1);
  for (const control of controls) {
    expect(getComputedStyle(control, "::before").borderTopColor).not.toBe(getComputedStyle(control).backgroundColor);
  }
  await emulate();
});

test("[DSYS-02 partly] a switch is at least 24 px each way, its line at least 48", async () => {
  const screen = await renderIn(<Feature />, { width: 360 });
  const { width, height } = screen.getByRole("switch").element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(
    screen.getByRole("switch").element().closest("[data-state]")!.getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(48);
});
