import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulate, expectAccessibleInEveryMode, expectNoAxeViolations, renderIn } from "../internal/testing.tsx";
import { AllStates, Confirmation } from "./CopyButton.examples.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  await emulate();
});

const name = "Copy confirmation number";

/** A fake clipboard that stores the text, or rejects it. */
function clipboard(takes = true): string[] {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    if (!takes) throw new DOMException("refused", "NotAllowedError");
    written.push(text);
  });
  return written;
}

test("[DSYS-02 partly] every copy button is accessible in every mode", () =>
  expectAccessibleInEveryMode(<AllStates />));

test("[DSYS-02 partly] copies the exact text by keyboard, keeps its name and the focus, and announces it", async () => {
  const written = clipboard();
  const screen = await renderIn(<Confirmation />);
  await userEvent.tab();
  const button = screen.getByRole("button", { name, exact: true });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Copied");
  await expect.element(button).toHaveFocus();
  expect(written).toEqual(["JFVCJ-DA3GF"]);
  await expectNoAxeViolations(screen.container);
  await userEvent.keyboard(" ");
  await expect.poll(() => written).toHaveLength(2);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("[DSYS-02 partly] a failed copy is announced with what to do, until the next press", async () => {
  clipboard(false);
  const screen = await renderIn(<Confirmation />);
  await screen.getByRole("button", { name, exact: true }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Couldn’t copy. Select the number instead.");
  await expectNoAxeViolations(screen.container);
  const written = clipboard();
  await screen.getByRole("button", { name, exact: true }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Copied");
  expect(written).toEqual(["JFVCJ-DA3GF"]);
});

test("[DSYS-02 partly] its target is at least 40 px high, and long results wrap below it", async () => {
  const screen = await renderIn(
    <div style={{ inlineSize: "200px" }}>
      <Confirmation />
    </div>,
  );
  expect(
    screen.getByRole("button", { name, exact: true }).element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(40);
  clipboard(false);
  await screen.getByRole("button", { name, exact: true }).click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Couldn’t copy. Select the number instead.");
  expect(screen.getByRole("status").element().getBoundingClientRect().right).toBeLessThanOrEqual(
    screen.container.getBoundingClientRect().left + 201,
  );
});
