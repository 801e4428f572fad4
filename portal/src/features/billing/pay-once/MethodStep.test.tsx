import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useDispatch, useSelector } from "react-redux";
import type { Dispatch, UnknownAction } from "redux";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, methods } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { editCardPath, payOncePath } from "../model/paths.ts";
import { selectDraft } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import { PayOnceFlow } from "./PayOnceFlow.tsx";
import type { StepProps } from "./steps.ts";

const amount = { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false } as const;

function Steps({ account, dispatches }: { account: StepProps["account"]; dispatches: (dispatch: Dispatch) => void }) {
  const draft = useSelector(selectDraft);
  dispatches(useDispatch());
  return draft && <PayOnceFlow account={account} draft={draft} />;
}

async function choosing(account = accountWith()) {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  let dispatch: Dispatch | undefined;
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Stage at={payOncePath(accountId, "method")} happened={[payOnceEvents.resumed({ draft: { accountId, amount } })]} onEvent={(event) => events.push(event)}>
        <Steps account={account} dispatches={(given) => (dispatch = given)} />
      </Stage>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, dispatch: (event: UnknownAction) => dispatch?.(event), said: (type: string) => events.filter((event) => event.type === `payOnce/${type}`) };
}

const choose = (name: RegExp) => userEvent.click(page.getByRole("radio", { name }));
const goOn = () => userEvent.click(page.getByRole("button", { name: "Continue" }));

const allowing = (cardsAllowed: boolean, banksAllowed: boolean) =>
  accountWith({
    paymentOptions: { ...accountWith().paymentOptions, cardsAllowed, banksAllowed },
    paymentMethods: methods.map((method) => ({ ...method, restricted: method.type === "bankAccount" ? !banksAllowed : !cardsAllowed })),
  });

test("a saved bank account is chosen by its name and needs no security code", async () => {
  const { screen, said } = await choosing();
  await choose(/^Bank account ending in 6789/);
  await expect.element(screen.getByText(/No security code is needed/)).toBeVisible();
  await goOn();
  await vi.waitFor(() => expect(said("methodChosen")).toMatchObject([{ payload: { kind: "savedBank", paymentMethodId: "bank", type: "bankAccount", lastFour: "6789" } }]));
});

test("the default comes first and is marked, by its nickname", async () => {
  const [visa, , , bank] = methods;
  const { screen } = await choosing(accountWith({ paymentMethods: [{ ...bank!, isDefault: true, nickname: "Operating account" }, visa!] }));
  await expect.element(screen.getByRole("radio").first()).toBeChecked();
  await expect.element(screen.getByRole("radio", { name: /^Operating account, Bank account ending in 6789/ })).toBeChecked();
});

test("[WALL-04] an expired card is not chosen: the reason is said, with the ways out", async () => {
  const { screen } = await choosing();
  await choose(/Mastercard ending in 4444/);
  const dialog = page.getByRole("alertdialog", { name: "This card has expired" });
  await expect.element(dialog).toHaveAccessibleDescription(/Mastercard ending in 4444 expired in 09\/26.*No money has been taken/);
  await expect.element(dialog.getByRole("link", { name: "Update the card" })).toHaveAttribute("href", editCardPath(accountId, "mc"));
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: /Visa ending in 4242/ })).toBeChecked();
});

test("[WALL-04] a card that expires soon is asked about before it is used, once", async () => {
  const { screen } = await choosing();
  await choose(/American Express ending in 0005/);
  await goOn();
  const dialog = page.getByRole("alertdialog", { name: "This card expires soon" });
  await expect.element(dialog).toHaveAccessibleDescription(/expires in 12\/26/);
  await userEvent.click(dialog.getByRole("button", { name: "Choose another" }));
  await expect.element(dialog).not.toBeInTheDocument();
  await goOn();
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Pay with this card" }));
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: /American Express/ })).toBeChecked();
  await goOn();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

test.each([
  ["visa", /This card can’t be used right now\. Use another card or a bank account, or pay at a store\./],
  ["bank", /This bank account can’t be used right now\. Use another one or a card, or pay at a store\./],
] as const)("[BILL-07] a saved method (%s) that is unavailable says what else pays: the other kind, or a store", async (id, words) => {
  const { screen } = await choosing(accountWith({ paymentMethods: methods.map((method) => ({ ...method, unavailable: method.id === id })) }));
  await expect.element(screen.getByRole("radio", { name: id === "visa" ? /4242/ : /6789/ })).toHaveAccessibleDescription(words);
});

test.each([
  [true, false, "Bank accounts can’t be used on this account.", ["A new card"]],
  [false, true, "Cards can’t be used on this account.", ["A new bank account"]],
  [false, false, "This account can be paid only in cash.", []],
] as const)("[BILL-07] cards %s, bank accounts %s: what is refused is said, and what is left is offered", async (cards, banks, title, offered) => {
  const { screen } = await choosing(allowing(cards, banks));
  await expect.element(screen.getByText(title)).toBeVisible();
  for (const name of ["A new card", "A new bank account"]) expect(screen.getByRole("radio", { name: new RegExp(`^${name}`) }).all()).toHaveLength(offered.includes(name as never) ? 1 : 0);
  expect(screen.getByRole("button", { name: "Continue" }).all()).toHaveLength(cards || banks ? 1 : 0);
  await expectNoAxeViolations();
});

test("a card form that does not open says so, and is asked for again by itself when the network is back", async () => {
  const { screen, said, dispatch } = await choosing(accountWith({ paymentMethods: [] }));
  dispatch(payOnceEvents.cardFormFailed({ failure: { kind: "unreachable" } }));
  await expect.element(screen.getByText("The card form did not open.")).toBeVisible();
  const before = said("cardFormRequested").length;
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(said("cardFormRequested")).toHaveLength(before + 1));
});
