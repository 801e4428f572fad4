import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, LongWords, NewPassword } from "./PasswordStrength.examples.tsx";

test("[DSYS-02 partly] every password strength is accessible in every mode", { tags: "full", timeout: 60_000 }, () =>
  expectAccessibleInEveryMode(<AllStates />),
);

test("[DSYS-02 partly] long text of a password strength does not overflow the page at 320 px and 200 % text", async () => {
  await renderIn(<LongWords />, { width: 320, textSize: 200 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test(
  "[DSYS-02 partly] the password strength is a meter with a text value that follows typing",
  { tags: "full" },
  async () => {
    const screen = await renderIn(<NewPassword />);
    const meter = screen.getByRole("meter", { name: "Password strength" });
    await expect.element(meter).toHaveAttribute("aria-valuenow", "0");
    await expect.element(meter).not.toHaveAttribute("aria-valuetext");
    await expectNoAxeViolations(screen.container);
    await userEvent.tab();
    await userEvent.keyboard("harborstreet9");
    await expect.element(meter).toHaveAttribute("aria-valuenow", "2");
    await expect.element(meter).toHaveAttribute("aria-valuetext", "Fair");
    await expect.element(screen.getByText("Fair")).toBeVisible();
    await expectNoAxeViolations(screen.container);
  },
);

test("[DSYS-02 partly] each password rule says whether it is met, as text and with a check mark", async () => {
  const screen = await renderIn(<NewPassword initial="harborstreet" />);
  const told = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map((rule) => rule.textContent);
  expect(told()).toEqual([
    "At least 12 characters, met",
    "A digit, not met yet",
    "A small and a capital letter, not met yet",
  ]);
  await userEvent.tab();
  await userEvent.keyboard("{End}9");
  expect(told()[1]).toBe("A digit, met");
  const ticks = screen
    .getByRole("listitem")
    .elements()
    .map((rule) => rule.querySelectorAll("svg").length);
  expect(ticks).toEqual([1, 1, 0]);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Show new password" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.container.contains(document.activeElement) && document.activeElement !== document.body).toBe(false);
});

test("[DSYS-02 partly] only a changed line of the password strength is announced, politely and as a whole", async () => {
  const screen = await renderIn(<NewPassword initial="harbor" />);
  const lines = [screen.getByText("Weak").element().closest("p"), ...screen.getByRole("listitem").elements()];
  expect(lines.map((line) => line?.getAttribute("aria-atomic"))).toEqual(["true", "true", "true", "true"]);
  expect(lines.map((line) => line?.closest("[aria-live]")?.getAttribute("aria-live"))).toEqual([
    "polite",
    "polite",
    "polite",
    "polite",
  ]);
  const changed: (string | null | undefined)[] = [];
  const observer = new MutationObserver((records) =>
    changed.push(...records.map(({ target }) => target.parentElement?.closest("[aria-atomic]")?.textContent)),
  );
  observer.observe(screen.container, { subtree: true, characterData: true });
  await userEvent.tab();
  await userEvent.keyboard("{End}s");
  expect(changed).toEqual([]);
  await userEvent.keyboard("9");
  expect(new Set(changed)).toEqual(new Set(["A digit, met"]));
  observer.disconnect();
});

test("[DSYS-02 partly] in forced colours the reached part of the strength bar is filled, and the rest is an outline", async () => {
  await emulate({ "forced-colors": "active" });
  const screen = await renderIn(<NewPassword initial="harborstreet9" />);
  const edges = [...screen.getByRole("meter").element().children].map((part) => getComputedStyle(part).borderTopWidth);
  expect(edges).toEqual(["4px", "4px", "1px", "1px"]);
  await emulate();
});
