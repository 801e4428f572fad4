import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../testing/renderPart.tsx";
import { ReasonDialog, type ReasonDialogProps } from "./ReasonDialog.tsx";

const asked: ReasonDialogProps = { question: "Publish it now?", consequence: "Customers see it.", confirmLabel: "Publish", busyLabel: "Publishing", state: { phase: "idle" }, onConfirm: () => Promise.resolve(), onClose: () => undefined };

test("a question with a reason begins at the reason", async () => {
  await renderPart(<ReasonDialog {...asked} />);
  await expect.element(page.getByRole("textbox", { name: "Reason" })).toHaveFocus();
});

test("a question without fields begins at the answer that changes nothing", async () => {
  await renderPart(<ReasonDialog {...asked} reason="none" />);
  await expect.element(page.getByRole("button", { name: "Leave it as it is" })).toHaveFocus();
});

test("a refusal for want of a role tells editors whom to ask among editors, not the owner of an account", async () => {
  const problem = { status: 403, code: "NOT_ALLOWED", title: "Your role can’t do this.", detail: "Ask the account owner for access." };
  await renderPart(<ReasonDialog {...asked} state={{ phase: "refused", problem }} />);
  await expect.element(page.getByText(/Ask an administrator of roles, named under People/)).toBeVisible();
  expect(page.getByText(/account owner/).elements()).toEqual([]);
});
