import { PageHeader } from "@portico/design-system/page-header";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Change } from "../data/useAction.ts";
import { renderPart } from "../testing/renderPart.tsx";
import { ReasonDialog, type ReasonDialogProps, useConfirmedAction } from "./ReasonDialog.tsx";

const asked: ReasonDialogProps = {
  question: "Publish it now?",
  consequence: "Customers see it.",
  confirmLabel: "Publish",
  busyLabel: "Publishing",
  state: { phase: "idle" },
  onConfirm: () => Promise.resolve(),
  onClose: () => undefined,
};

test("a dialog with a reason focuses the reason field", async () => {
  await renderPart(<ReasonDialog {...asked} />);
  await expect.element(page.getByRole("textbox", { name: "Reason" })).toHaveFocus();
});

test("a dialog without fields focuses the button that changes nothing", async () => {
  await renderPart(<ReasonDialog {...asked} reason="none" />);
  await expect.element(page.getByRole("button", { name: "Leave it as it is" })).toHaveFocus();
});

test("a missing role tells editors to ask another editor, not the account owner", async () => {
  const problem = {
    status: 403,
    code: "NOT_ALLOWED",
    title: "Your role can’t do this.",
    detail: "Ask an owner or administrator of the account.",
  };
  await renderPart(<ReasonDialog {...asked} state={{ phase: "refused", problem }} />);
  await expect.element(page.getByText(/Ask a role administrator, listed under People/)).toBeVisible();
  expect(page.getByText(/account owner/).elements()).toEqual([]);
});

const publish: Change<unknown, { release: number }> = {
  act: () => Promise.resolve({ ok: true, data: { release: 7 }, version: undefined }),
  changes: [],
};

/** A button that opens the question, and goes away some time after the change. */
function Publishing() {
  const { state, asking, ask, close, run } = useConfirmedAction(publish, () => undefined);
  return (
    <>
      <PageHeader title="Release 7" />
      <button onClick={ask}>Publish</button>
      {asking && <ReasonDialog {...asked} reason="none" state={state} onConfirm={run} onClose={close} />}
    </>
  );
}

test(
  "after the change the focus is on the screen's heading, not on the button that may go away",
  { tags: "full" },
  async () => {
    await renderPart(<Publishing />);
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
    await expect.element(page.getByRole("heading", { name: "Release 7" })).toHaveFocus();
    // The closed dialog does not take it back.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(page.getByRole("heading", { name: "Release 7" })).toHaveFocus();
  },
);

test("who lacks two-step sign-in is told what to do, and can open its page without losing what was typed", async () => {
  const problem = {
    status: 403,
    code: "SECOND_FACTOR_MISSING",
    title: "You need two-step sign-in for this.",
    detail: "Nothing was changed. Turn it on under Sign-in and security, then try again here.",
  };
  await renderPart(<ReasonDialog {...asked} state={{ phase: "refused", problem }} />);
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText(/Turn it on under Sign-in and security/)).toBeVisible();
  const link = alert.getByRole("link", { name: "Open Sign-in and security (opens in a new window)" });
  await expect.element(link).toHaveAttribute("href", "/user-preferences/security");
  await expect.element(link).toHaveAttribute("target", "_blank");
});

test("any other refusal has no link to sign-in and security", async () => {
  const problem = {
    status: 403,
    code: "STEP_UP_REQUIRED",
    title: "We need to confirm that it’s you.",
    detail: "Try again.",
  };
  await renderPart(<ReasonDialog {...asked} state={{ phase: "refused", problem }} />);
  await expect.element(page.getByRole("alert").getByText(/We need to confirm/)).toBeVisible();
  expect(page.getByRole("link").elements()).toEqual([]);
});
