import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations, modes, renderIn } from "../internal/testing.tsx";
import { Link } from "../link/index.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { ExpiringSoon, Refused, Remove, Waiting } from "./ConfirmDialog.examples.tsx";

const question = () => page.getByRole("alertdialog", { name: "Remove Visa ending in 4242?" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

const allModes = modes.flatMap((mode) => [mode, { ...mode, width: 320 }]);
test.each(allModes)(
  "[DSYS-02 partly] a question, its busy state and its error are accessible in %j",
  { tags: "full" },
  async (mode) => {
    for (const state of [<ExpiringSoon key="plain" />, <Waiting key="waiting" />, <Refused key="refused" />]) {
      const { unmount } = await renderIn(state, mode);
      await expect.element(page.getByRole("alertdialog")).toBeVisible();
      await expectNoAxeViolations(page.getByRole("alertdialog").element());
      await unmount();
    }
  },
);

test("[DSYS-02 partly] question and consequence are announced, and the initial focus is on Cancel", async () => {
  await renderIn(<Remove />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(question())
    .toHaveAccessibleDescription(
      "Payments that are scheduled with it are cancelled. You can add the card again later.",
    );
  await expect.element(button("Keep the card")).toHaveFocus();
});

test.each(["{Enter}", "{Escape}"])(
  "[DSYS-02 partly] %s cancels, and the focus returns to the element that opened it",
  async (key) => {
    const onAnswer = vi.fn();
    await renderIn(<Remove onAnswer={onAnswer} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Keep the card")).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(button("Remove")).toHaveFocus();
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith("kept");
  },
);

test("[DSYS-02 partly] while busy it stays open, keeps the focus and ignores presses", async () => {
  const onAnswer = vi.fn();
  const removal = vi.fn(() => new Promise<void>(() => undefined));
  await renderIn(<Remove startsOpen removal={removal} onAnswer={onAnswer} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Removing the card")).toHaveFocus();
  await expect.element(button("Removing the card")).toHaveAttribute("aria-disabled", "true");
  expect(button("Keep the card").element().closest("[inert]")).not.toBeNull();
  await userEvent.keyboard("{Enter}{Escape}");
  for (let times = 0; times < 2; times += 1) {
    await userEvent.tab();
    await expect.element(button("Removing the card")).toHaveFocus();
  }
  await userEvent.click(button("Keep the card"), { force: true });
  await expect.element(question()).toBeVisible();
  expect(removal).toHaveBeenCalledOnce();
  expect(onAnswer).not.toHaveBeenCalled();
  await expectNoAxeViolations(question().element());
});

test("[DSYS-02 partly] an error is announced inside, and both buttons work again", async () => {
  const onAnswer = vi.fn();
  const removal = vi.fn().mockRejectedValueOnce(new Error("unreachable")).mockResolvedValueOnce(undefined);
  await renderIn(<Remove startsOpen removal={removal} onAnswer={onAnswer} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(question().getByRole("alert"))
    .toHaveTextContent("Problem: The card was not removed. Try again in a minute.");
  await expect.element(button("Remove the card")).toHaveFocus();
  await expect.element(button("Keep the card")).toBeVisible();
  await expectNoAxeViolations(question().element());
  await userEvent.keyboard("{Enter}");
  await expect.element(question()).not.toBeInTheDocument();
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith("removed");
});

test("[DSYS-02 partly] the layout does not shift while it is busy", async () => {
  await renderIn(<Remove startsOpen />, { width: 360 });
  await Promise.all(
    question()
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  const place = () => question().getByRole("button").elements().at(-1)!.getBoundingClientRect().top;
  const before = place();
  await button("Remove the card").click();
  await expect.element(button("Removing the card")).toBeVisible();
  expect(place()).toBe(before);
});

test("[DSYS-02 partly] an error below a long list is scrolled into view", async () => {
  const long = (error?: { toneLabel: string; message: string }) => (
    <ConfirmDialog
      open
      question="Remove all cards?"
      consequence="You can add them again later."
      confirmLabel="Remove"
      cancelLabel="Keep them"
      error={error}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      <div style={{ blockSize: "150vh" }}>Cards</div>
    </ConfirmDialog>
  );
  const { rerender } = await renderIn(long());
  await rerender(long({ toneLabel: "Problem", message: "The cards could not be removed." }));
  await expect
    .element(page.getByText("The cards could not be removed.", { exact: false }).first())
    .toBeInViewport({ ratio: 1 });
});

test("[DSYS-02 partly] an error can have a link that leads to its remedy, and the dialog stays", async () => {
  await renderIn(
    <ConfirmDialog
      open
      question="Remove all cards?"
      consequence="You can add them again later."
      confirmLabel="Remove"
      cancelLabel="Keep them"
      error={{
        toneLabel: "Problem",
        message: "The terms have to be accepted first.",
        action: (
          <Link href="/terms" tone="inherit" external={{ label: "opens in a new window" }}>
            Read the terms
          </Link>
        ),
      }}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  );
  const link = page.getByRole("alert").getByRole("link", { name: "Read the terms (opens in a new window)" });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expectNoAxeViolations(page.getByRole("alertdialog").element());
});
