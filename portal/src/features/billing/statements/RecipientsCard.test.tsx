import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { fiveRecipients, recipientsAnswer } from "../../../testing/statementFixtures.ts";
import { recipientsEvents } from "./recipients.slice.ts";
import { RecipientsCard } from "./RecipientsCard.tsx";

const { addRequested, added, refused } = recipientsEvents;

/** Dispatches what the server answers. */
const answers: { dispatch: (event: UnknownAction) => void } = { dispatch: () => {} };
function Server() {
  const dispatch = useDispatch();
  useEffect(() => {
    answers.dispatch = dispatch;
  }, [dispatch]);
  return null;
}

async function opened(data: Answers, happened: UnknownAction[] = []) {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers answers={data} happened={happened} onEvent={(event) => events.push(event)}>
        <h1>Statements</h1>
        <RecipientsCard accountId={accountId} />
        <Server />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { name: "Statements by email" })).toBeVisible();
  return { screen, said: (type: string) => events.filter((event) => event.type === `statementRecipients/${type}`) };
}

const add = () => userEvent.click(page.getByRole("button", { name: "Add address" }));

test(
  "[B14 partly] an invalid address has its error at its field, which gets the focus; it is kept, and nothing is sent until it is corrected",
  { tags: "full" },
  async () => {
    const { screen, said } = await opened(recipientsAnswer());
    await expect.element(screen.getByText("No one receives statements by email yet.")).toBeVisible();
    await expect.element(screen.getByText(/Check the address/)).toBeVisible();
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
    expect(said("addRequested")).toEqual([]);
    await add();
    expect(said("addRequested")).toEqual([addRequested({ accountId, address: "kim@books.example", locale: "es-US" })]);
  },
);

test(
  "[B14 partly] the field is cleared when its address was added, and the same address can then be typed again",
  { tags: "full" },
  async () => {
    const { screen } = await opened(recipientsAnswer());
    const field = screen.getByRole("textbox", { name: "Email address" });
    await userEvent.fill(field, "info@acme.example");
    await add();
    answers.dispatch(added({ accountId, address: "info@acme.example" }));
    await expect.element(field).toHaveValue("");
    await userEvent.fill(field, "info@acme.example");
    await expect.element(field).toHaveValue("info@acme.example");
  },
);

test(
  "[B14 partly] each address has its own remove button, which asks for confirmation; long addresses fit a narrow screen",
  { tags: "full" },
  async () => {
    const { address: long } = fiveRecipients[2]!;
    const { screen } = await opened(recipientsAnswer({ statementRecipients: fiveRecipients }), [
      addRequested({ accountId, address: long, locale: "en-US" }),
      added({ accountId, address: long }),
    ]);
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
    await expect
      .element(page.getByRole("alertdialog", { name: "Stop sending statements to lee@books.example?" }))
      .toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Keep address" }));
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  },
);

test("[B14 partly] users who may not change the list see it, and who can", async () => {
  const { screen } = await opened(recipientsAnswer({ canPay: false, statementRecipients: fiveRecipients.slice(0, 1) }));
  await expect.element(screen.getByText("kim@books.example")).toBeVisible();
  await expect.element(screen.getByText(/Your role can’t change this list/)).toBeVisible();
  expect(screen.getByRole("button").all()).toEqual([]);
});

test("[B14 partly] when no statements are sent by e-mail the card says so, and how else to get them", async () => {
  const { screen } = await opened(recipientsAnswer({ canSendMessages: false }));
  await expect.element(screen.getByText(/You can download every statement on this page/)).toBeVisible();
  expect(screen.getByRole("textbox").all()).toEqual([]);
});

test("[B14 partly] a result is announced once, and an unconfirmed change refers to the list", async () => {
  const kim = { accountId, address: "kim@books.example" };
  const requested = addRequested({ ...kim, locale: "en-US" });
  const done = await opened(recipientsAnswer({ statementRecipients: fiveRecipients.slice(0, 1) }), [
    requested,
    added(kim),
  ]);
  await expect
    .element(
      done.screen
        .getByRole("status")
        .filter({ hasText: "kim@books.example will receive each new statement, starting with the next one." }),
    )
    .toBeVisible();
  await done.screen.unmount();
  const lost = await opened(recipientsAnswer(), [requested, refused({ ...kim, code: "FAILED" })]);
  await expect.element(lost.screen.getByText(/Check the list, and try again if it isn’t there/)).toBeVisible();
});
