import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LiveRegion } from "../feedback/index.ts";
import { arrivedFrom, emulate, expectNoAxeViolations, modes, renderIn } from "../internal/testing.tsx";
import { ToastRegion, useToast } from "../toast/index.ts";
import { AlertDialog } from "./AlertDialog.tsx";
import { Dialog } from "./Dialog.tsx";
import { AllStates, LongTerms, LongWords, Rename } from "./Dialog.examples.tsx";

const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });

/** The open dialog after its animation. */
async function still(name: string | RegExp): Promise<Element> {
  const sheet = dialog(name).element();
  await Promise.all(sheet.getAnimations().map((animation) => animation.finished));
  return sheet;
}

test("[DSYS-02 partly] it animates in from below, and on a phone its actions are full width", async () => {
  const wide = await renderIn(<Rename startsOpen />);
  expect(arrivedFrom(dialog("Rename this card").element())).toBe("0px 12px");
  await wide.unmount();
  await renderIn(<Rename startsOpen />, { width: 360 });
  expect(arrivedFrom(dialog("Rename this card").element())).toBe("0px 48px");
  const widths = ["Save the name", "Cancel"].map(
    (name) => page.getByRole("button", { name }).element().getBoundingClientRect().width,
  );
  expect(new Set(widths).size).toBe(1);
  expect(widths[0]).toBe(360 - 2 * 20);
});

test.each(modes.flatMap((mode) => [mode, { ...mode, width: 320 }]))(
  "[DSYS-02 partly] an open dialog is accessible in %j",
  async (mode) => {
    await renderIn(<AllStates />, mode);
    await expect.element(dialog("Rename this card")).toBeVisible();
    await expectNoAxeViolations(dialog("Rename this card").element());
  },
);

test("[DSYS-02 partly] the focus moves to the dialog, is trapped in it, and returns to the element that opened it", async () => {
  await renderIn(<Rename />);
  const opener = page.getByRole("button", { name: "Rename" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog("Rename this card")).toHaveFocus();
  await expect.element(dialog("Rename this card")).toHaveAccessibleDescription("Only you and your team see this name.");
  const visited: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    const at = document.activeElement;
    visited.push(at?.getAttribute("aria-label") ?? at?.getAttribute("name") ?? at?.textContent ?? "");
  }
  expect(visited).toEqual(["Close", "cardName", "Save the name", "Cancel", "Close"]);
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("Rename this card")).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("[DSYS-02 partly] the page behind it is inert while it is open", async () => {
  await renderIn(<Rename startsOpen />);
  await expect.element(dialog("Rename this card")).toBeVisible();
  const opener = page.getByRole("button", { name: "Rename", exact: true }).element() as HTMLElement;
  const { x, y } = opener.getBoundingClientRect();
  expect(document.elementFromPoint(x + 1, y + 1)).not.toBe(opener);
  await expect.poll(() => opener.closest("[inert]")).not.toBeNull();
  opener.focus();
  await expect.element(dialog("Rename this card")).toHaveFocus();
  expect(dialog("Rename this card").element().closest("[inert]")).toBeNull();
  await expectNoAxeViolations();
});

test("[DSYS-02 partly] live regions stay active while it is open, and afterwards the whole page is reachable again", async () => {
  const withDialog = (open: boolean) => (
    <main>
      <button type="button">Pay</button>
      <LiveRegion urgency="polite" message="Your card is saved" />
      <AlertDialog open={open} title="Question" description="Yes or no?" actions={<button type="button">Yes</button>} />
    </main>
  );
  const screen = await renderIn(withDialog(true));
  const isInert = (labels: string) => screen.getByText(labels).element().closest("[inert]") !== null;
  await expect.poll(() => ["Your card is saved", "Pay"].map(isInert)).toEqual([false, true]);
  await screen.rerender(withDialog(false));
  expect(document.querySelectorAll("[inert]")).toHaveLength(0);
});

test("[DSYS-02 partly] what the page adds beside a live region while it is open is inert too, until it closes", async () => {
  const withDialog = (open: boolean, arrived: boolean) => (
    <main>
      <LiveRegion urgency="polite" message="Your card is saved" />
      {arrived && <a href="#bill">Your bill</a>}
      <AlertDialog open={open} title="Question" description="Yes or no?" actions={<button type="button">Yes</button>} />
    </main>
  );
  const screen = await renderIn(withDialog(true, false));
  await expect.poll(() => document.querySelectorAll("[inert]").length).toBeGreaterThan(0);
  await screen.rerender(withDialog(true, true));
  const bill = page.getByText("Your bill");
  await expect.poll(() => bill.element().closest("[inert]")).not.toBeNull();
  expect(page.getByText("Your card is saved").element().closest("[inert]")).toBeNull();
  expect(page.getByRole("button", { name: "Yes" }).element().closest("[inert]")).toBeNull();
  await screen.rerender(withDialog(false, true));
  expect(document.querySelectorAll("[inert]")).toHaveLength(0);
});

test("[DSYS-02 partly] a toast above it can be used, and then the focus returns to the dialog", async () => {
  const onUndo = vi.fn();
  const onClose = vi.fn();
  function Hide() {
    const toast = useToast();
    return (
      <button type="button" onClick={() => toast({ message: "Hidden.", action: { label: "Undo", onPress: onUndo } })}>
        Hide
      </button>
    );
  }
  await renderIn(
    <ToastRegion label="Messages (F6)" dismissLabel="Dismiss">
      <Dialog open title="Channels" closeLabel="Close" onOpenChange={onClose}>
        <Hide />
      </Dialog>
    </ToastRegion>,
  );
  const hide = dialog("Channels").getByRole("button", { name: "Hide" });
  await hide.click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(dialog("Channels")).toHaveFocus();
  await hide.click();
  await userEvent.keyboard("{F6}");
  await expect.element(page.getByRole("region", { name: "Messages (F6)" })).toHaveFocus();
  await userEvent.keyboard("{F6}");
  await expect.element(hide).toHaveFocus();
  expect([onUndo.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
});

test("[DSYS-02 partly] a nested dialog makes the first one inert, and restores it", async () => {
  const both = (inner: boolean) => (
    <>
      <AlertDialog open title="Outer" description="Yes or no?" actions={<button type="button">Go on</button>} />
      <AlertDialog open={inner} title="Inner" description="Yes or no?" actions={<button type="button">Sure</button>} />
    </>
  );
  const screen = await renderIn(both(false));
  await expect.element(page.getByRole("button", { name: "Go on" })).toHaveFocus();
  await screen.rerender(both(true));
  await expect.element(page.getByRole("button", { name: "Sure" })).toHaveFocus();
  await expect.poll(() => page.getByText("Go on").element().closest("[inert]")).not.toBeNull();
  await screen.rerender(both(false));
  await expect.element(page.getByRole("button", { name: "Go on" })).toHaveFocus();
});

test("[DSYS-02 partly] when the focused element inside is removed, the dialog gets the focus", async () => {
  const steps = (first: boolean) => (
    <AlertDialog
      open
      title="Two steps"
      description="One after the other."
      actions={first ? <button type="button">Next</button> : <p>Done</p>}
    />
  );
  const screen = await renderIn(steps(true));
  await expect.element(page.getByRole("button", { name: "Next" })).toHaveFocus();
  await screen.rerender(steps(false));
  await expect.element(page.getByRole("alertdialog", { name: "Two steps" })).toHaveFocus();
});

test("[DSYS-02 partly] the Tab key reaches nothing outside the dialog", async () => {
  await renderIn(<Rename startsOpen />);
  await expect.element(dialog("Rename this card")).toBeVisible();
  const guards = [...document.querySelectorAll<HTMLElement>("[data-radix-focus-guard]")];
  expect(guards.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
});

test("[DSYS-02 partly] the close button, Escape and a press outside call onOpenChange; the screen decides", async () => {
  const onAnswer = vi.fn();
  await renderIn(<Rename onAnswer={onAnswer} />);
  const open = () => page.getByRole("button", { name: "Rename" }).click();
  await open();
  await page.getByRole("button", { name: "Close" }).click();
  await open();
  await userEvent.keyboard("{Escape}");
  await open();
  await userEvent.click(document.body, { position: { x: 8, y: 8 }, force: true });
  await expect.element(dialog("Rename this card")).not.toBeInTheDocument();
  expect(onAnswer.mock.calls).toEqual([["closed"], ["closed"], ["closed"]]);
});

test("[DSYS-02 partly] while it is busy, its close button, Escape and a press outside do nothing; afterwards they close", async () => {
  const onAnswer = vi.fn();
  const screen = await renderIn(<Rename startsOpen busy onAnswer={onAnswer} />);
  const close = page.getByRole("button", { name: "Close" });
  (close.element() as HTMLElement).click();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(document.body, { position: { x: 8, y: 8 }, force: true });
  expect(onAnswer.mock.calls).toEqual([]);
  await screen.rerender(<Rename startsOpen onAnswer={onAnswer} />);
  await close.click();
  expect(onAnswer).toHaveBeenCalledOnce();
});

test("[DSYS-02 partly] the page behind it does not scroll until the last dialog is closed, and keeps its width", async () => {
  const both = (outer: boolean, inner: boolean) => (
    <div style={{ blockSize: 3000 }}>
      {[outer, inner].map((open, index) => (
        <AlertDialog
          key={index}
          open={open}
          title={`Question ${index}`}
          description="Yes or no?"
          actions={<button type="button">Yes</button>}
        />
      ))}
    </div>
  );
  const scrolls = () => getComputedStyle(document.documentElement).overflowY;
  const screen = await renderIn(both(false, false));
  const room = document.documentElement.clientWidth;
  expect(scrolls()).toBe("visible");
  await screen.rerender(both(true, true));
  await expect.poll(scrolls).toBe("hidden");
  expect(document.documentElement.clientWidth).toBe(room);
  await screen.rerender(both(false, true));
  await expect.poll(scrolls).toBe("hidden");
  await screen.rerender(both(false, false));
  expect([scrolls(), document.documentElement.clientWidth]).toEqual(["visible", room]);
});

test("[DSYS-02 partly] when the element that opened it is gone, the focus moves to the page heading", async () => {
  const title = (
    <h1 key="title" id="page-title" tabIndex={-1}>
      Wallet
    </h1>
  );
  const deleting = (open: boolean, listed: boolean) => (
    <>
      {title}
      {listed ? <button type="button">Delete</button> : null}
      <AlertDialog
        open={open}
        title="Delete this card?"
        description="It cannot be brought back."
        actions={<button type="button">Delete the card</button>}
      />
    </>
  );
  const screen = await renderIn(deleting(false, true));
  await userEvent.tab();
  await screen.rerender(deleting(true, true));
  await expect.element(screen.getByRole("button", { name: "Delete the card" })).toHaveFocus();
  await screen.rerender(deleting(true, false));
  await screen.rerender(deleting(false, false));
  await expect.element(screen.getByRole("heading", { name: "Wallet" })).toHaveFocus();
});

test("[DSYS-02 partly] on a phone long content scrolls between title and actions, also by keyboard", async () => {
  await renderIn(<LongTerms startsOpen />, { width: 360, height: 740 });
  const sheet = await still("Terms and conditions of the payment");
  const action = page.getByRole("button", { name: "I have read them" }).element();
  const text = page.getByRole("group", { name: "Terms and conditions of the payment" }).element();
  expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  await expectNoAxeViolations(sheet);
  expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
  expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(740, 0);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.poll(() => text.scrollTop).toBeGreaterThan(0);
});

test("[DSYS-02 partly] does not animate under reduced motion", async () => {
  await emulate({ "prefers-reduced-motion": "reduce" });
  await renderIn(<Rename startsOpen />);
  const durations = document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration));
  expect(Math.max(0, ...durations)).toBeLessThan(1);
  await emulate();
});

test("[DSYS-02 partly] content that does not scroll is not a tab stop", async () => {
  await renderIn(<Rename startsOpen />);
  await still("Rename this card");
  await expect.element(dialog("Rename this card").getByRole("group")).not.toBeInTheDocument();
});

test.each([
  { width: 320, height: 640, textSize: 200 },
  { width: 320, height: 256 },
])("[DSYS-02 partly] with %j everything scrolls together and nothing is cut off", async (mode) => {
  await renderIn(<LongWords startsOpen />, mode);
  const sheet = await still(/^Zahlungseingangs/);
  expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  expect(sheet.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  const action = page.getByRole("button", { name: "Benachrichtigungen speichern" }).element();
  action.scrollIntoView();
  expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(mode.height);
  await expectNoAxeViolations(sheet);
});
