import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, AmountCards, LongWords, Methods, WithFields } from "./Choice.examples.tsx";

test("[DSYS-02 partly] every choice is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test("[DSYS-02 partly] has one tab stop; arrow keys move and select, and wrap at the ends", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(
    <>
      <AmountCards onChange={onChange} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole("radio", { name: "Amount due $248.17" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(onChange).toHaveBeenLastCalledWith("pastDue");
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(onChange.mock.calls.map(([value]) => value)).toEqual(["pastDue", "other", "due"]);
  await expect.element(screen.getByRole("radio", { name: "Amount due $248.17" })).toBeChecked();
  await expectNoAxeViolations(screen.container);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "After" })).toHaveFocus();
});

test("[DSYS-02 partly] Space selects where nothing was selected", async () => {
  const onChange = vi.fn();
  await renderIn(<Methods onChange={onChange} />);
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("visa");
});

test("[DSYS-02 partly] an option is named by its label and amount, and described by its description", async () => {
  const screen = await renderIn(<AmountCards />);
  await expect
    .element(screen.getByRole("radio", { name: "Past due only $16.77" }))
    .toHaveAccessibleDescription("From October");
});

test.each(["list", "cards"] as const)(
  "[DSYS-02 partly] as %s, a disabled option is focusable, says why and cannot be selected",
  async (variant) => {
    const onChange = vi.fn();
    const screen = await renderIn(<Methods variant={variant} initial="visa" onChange={onChange} />);
    const refused = screen.getByRole("radio", { name: "American Express ending in 1005" });
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(refused).toHaveFocus();
    await expect.element(refused).toHaveAttribute("aria-disabled", "true");
    await expect.element(refused).toHaveAccessibleDescription("Expired in August 2026. Add a new card instead.");
    await userEvent.keyboard(" ");
    await screen.getByText("American Express ending in 1005").click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(refused).not.toBeChecked();
    await expect.element(screen.getByRole("radio", { name: "Visa ending in 4242" })).toBeChecked();
    await expectNoAxeViolations(screen.container);
    await userEvent.keyboard("{ArrowDown}");
    expect(onChange).toHaveBeenCalledExactlyOnceWith("bank");
  },
);

test("[DSYS-02 partly] a press anywhere on the card selects it", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<AmountCards onChange={onChange} />, { width: 360 });
  const card = screen.getByRole("radio", { name: "Another amount" }).element().closest("label");
  const { width, height } = card?.getBoundingClientRect() ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThanOrEqual(48);
  await userEvent.click(card as HTMLElement, { position: { x: width - 6, y: height - 6 } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith("other");
});

test("[DSYS-02 partly] the focus ring surrounds the whole card", async () => {
  const screen = await renderIn(<AmountCards />);
  await userEvent.tab();
  const radio = screen.getByRole("radio", { name: "Amount due $248.17" }).element();
  const ringOf = (element: Element) => getComputedStyle(element).outlineStyle;
  expect([ringOf(radio), ringOf(radio.closest("label") as Element)]).toEqual(["none", "solid"]);
});

test("[DSYS-02 partly] an error is announced with the question, and each option has the name by which the summary finds the first", async () => {
  const screen = await renderIn(<Methods error="Choose how to pay." />);
  const group = screen.getByRole("radiogroup", { name: "Pay with" });
  await expect.element(group).toHaveAccessibleDescription("Choose how to pay. We never see the whole number.");
  await expect
    .element(screen.getByRole("radio", { name: "Visa ending in 4242" }))
    .toHaveAttribute("name", "method-list");
  await expectNoAxeViolations(screen.container);
});

test("[DSYS-02 partly] in forced colours the selected card differs in shape, and its dot is drawn", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<AmountCards />);
  const chosen = screen.getByRole("radio", { name: "Amount due $248.17" }).element();
  const other = screen.getByRole("radio", { name: "Another amount" }).element();
  expect(getComputedStyle(chosen.closest("label") as Element).borderTopWidth).toBe("3px");
  expect(getComputedStyle(other.closest("label") as Element).borderTopWidth).toBe("1px");
  const dot = getComputedStyle(chosen, "::before");
  expect(dot.backgroundColor).not.toBe(getComputedStyle(chosen).backgroundColor);
  await emulate();
});

test.each(["list", "cards"] as const)(
  "[DSYS-02 partly] as %s, the fields of an option show while it is selected, and come directly after it",
  async (variant) => {
    const screen = await renderIn(<WithFields variant={variant} />);
    const code = screen.getByRole("textbox", { name: "Security code" });
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(code).toHaveFocus();
    await expectNoAxeViolations(screen.container);
    await userEvent.click(screen.getByText("Checking account ending in 6789"));
    await expect.element(code).not.toBeInTheDocument();
  },
);

test("[DSYS-02 partly] the focus stays on the option whose fields appear and disappear", async () => {
  const screen = await renderIn(<WithFields initial="bank" />);
  const visa = screen.getByRole("radio", { name: "Visa ending in 4242" });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(visa).toHaveFocus();
  await expect.element(screen.getByRole("textbox", { name: "Security code" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: "Checking account ending in 6789" })).toHaveFocus();
});
