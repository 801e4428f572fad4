import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Stage } from "../../../testing/Stage.tsx";
import { fiveRecipients, recipientsAnswer } from "../../../testing/statementFixtures.ts";
import { recipientsEvents } from "./recipients.slice.ts";
import { RecipientsCard } from "./RecipientsCard.tsx";

const { addAsked, added, refused } = recipientsEvents;

async function opened(answers: Answers, happened: UnknownAction[] = []) {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Stage answers={answers} happened={happened} onEvent={(event) => events.push(event)}>
        <h1>Statements</h1>
        <RecipientsCard accountId={accountId} />
      </Stage>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { name: "Statements by email" })).toBeVisible();
  return { screen, said: (type: string) => events.filter((event) => event.type === `statementRecipients/${type}`) };
}

const add = () => userEvent.click(page.getByRole("button", { name: "Add address" }));

test("[B14 partly] what is no address is said at its field, where the focus goes; it stays typed, and nothing is sent until it is repaired", async () => {
  const { screen, said } = await opened(recipientsAnswer());
  await expect.element(screen.getByText("No one gets statements by email yet.")).toBeVisible();
  await expect.element(screen.getByText(/We don’t check whether this address can be reached/)).toBeVisible();
  const field = screen.getByRole("textbox", { name: "Email address" });
  await userEvent.fill(field, "kim at books");
  await add();
  await expect.element(field).toHaveAccessibleDescription(/like name@example.com/);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("kim at books");
  await expectNoAxeViolations();
  await userEvent.fill(field, "kim@books.example");
  await expect.element(field).toBeValid();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "es-US");
  expect(said("addAsked")).toEqual([]);
  await add();
  expect(said("addAsked")).toEqual([addAsked({ accountId, address: "kim@books.example", locale: "es-US" })]);
});

test("[B14 partly] each address has its own button to remove it, which asks first; long addresses fit a narrow screen", async () => {
  const { address: long } = fiveRecipients[2]!;
  const { screen } = await opened(recipientsAnswer({ statementRecipients: fiveRecipients }), [addAsked({ accountId, address: long, locale: "en-US" }), added({ address: long })]);
  await expect.element(screen.getByText("You can have up to 5 addresses. Remove one to add another.")).toBeVisible();
  expect(screen.getByRole("textbox").all()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectNoAxeViolations();
  await userEvent.click(screen.getByRole("button", { name: `Remove ${long}` }));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const dialog = page.getByRole("alertdialog").element();
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await userEvent.click(page.getByRole("button", { name: "Keep address" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove lee@books.example" }));
  await expect.element(page.getByRole("alertdialog", { name: "Stop sending statements to lee@books.example?" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Keep address" }));
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

test("[B14 partly] whoever may not change the list sees it, and is told who can", async () => {
  const { screen } = await opened(recipientsAnswer({ canPay: false, statementRecipients: fiveRecipients.slice(0, 1) }));
  await expect.element(screen.getByText("kim@books.example")).toBeVisible();
  await expect.element(screen.getByText(/Your role can’t change this list/)).toBeVisible();
  expect(screen.getByRole("button").all()).toEqual([]);
});

test("[B14 partly] where no statements are sent by e-mail the card says so, and how else to get them", async () => {
  const { screen } = await opened(recipientsAnswer({ canSendMessages: false }));
  await expect.element(screen.getByText(/You can download every statement on this page/)).toBeVisible();
  expect(screen.getByRole("textbox").all()).toEqual([]);
});

test("[B14 partly] what was done is said once, and what could not be confirmed sends the reader to the list", async () => {
  const asked = addAsked({ accountId, address: "kim@books.example", locale: "en-US" });
  const done = await opened(recipientsAnswer({ statementRecipients: fiveRecipients.slice(0, 1) }), [asked, added({ address: "kim@books.example" })]);
  await expect.element(done.screen.getByRole("status").filter({ hasText: "kim@books.example gets each new statement from the next one on." })).toBeVisible();
  await done.screen.unmount();
  const lost = await opened(recipientsAnswer(), [asked, refused({ code: "FAILED" })]);
  await expect.element(lost.screen.getByText(/Look at the list, and try again if it is not there/)).toBeVisible();
});
