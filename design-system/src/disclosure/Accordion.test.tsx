import { afterEach, expect, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { OneAtATime, Questions } from "./Disclosure.examples.tsx";

afterEach(async () => {
  await cdp().send("Emulation.setEmulatedMedia", { media: "" });
});

const [due, late] = ["When is my bill due?", "What happens when I pay late?"];

test("[DSYS-02 partly] the titles of an accordion are headings with a button each; several may be open", async () => {
  const onChange = vi.fn();
  const screen = await renderIn(<Questions onChange={onChange} />);
  expect(
    screen
      .getByRole("heading", { level: 3 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual([due, late, "Why do taxes change from month to month?"]);
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: due })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByText(/^On the same day/)).toBeVisible();
  await expect.element(screen.getByText(/^A late fee/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText(/^A late fee/)).not.toBeVisible();
  expect(onChange.mock.calls).toEqual([[["due"]], [["due", "late"]], [["due"]]]);
});

test(
  "[DSYS-02 partly] with a single open item, opening one closes the others, and all may be closed",
  { tags: "full" },
  async () => {
    const onChange = vi.fn();
    const screen = await renderIn(<OneAtATime onChange={onChange} />);
    await expect.element(screen.getByText(/^On the same day/)).toBeVisible();
    await screen.getByRole("button", { name: late }).click();
    await expect.element(screen.getByText(/^On the same day/)).not.toBeVisible();
    await expect.element(screen.getByRole("button", { name: due })).toHaveAttribute("aria-expanded", "false");
    await screen.getByRole("button", { name: late }).click();
    await expect.element(screen.getByText(/^A late fee/)).not.toBeVisible();
    expect(onChange.mock.calls).toEqual([[["late"]], [[]]]);
  },
);

test("[DSYS-02 partly] each button names its content, and has a touch target", async () => {
  const screen = await renderIn(<Questions />, { width: 320 });
  const button = screen.getByRole("button", { name: due }).element();
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.textContent).toMatch(/^On the same day/);
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});

test("[DSYS-02 partly] every answer is printed", async () => {
  const screen = await renderIn(<Questions />);
  await expect.element(screen.getByText(/^A late fee/)).not.toBeVisible();
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  const answer = screen.getByText(/^A late fee/);
  await expect.element(answer).toBeVisible();
  expect(getComputedStyle(answer.element().parentElement as Element).opacity).toBe("1");
});
