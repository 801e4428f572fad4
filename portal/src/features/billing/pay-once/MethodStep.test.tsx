import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useDispatch, useSelector } from "react-redux";
import type { Dispatch, UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, methods } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { editCardPath } from "../model/laterPaths.ts";
import { payOncePath } from "../model/paths.ts";
import { payOnceEvents, selectDraft } from "./payOnce.slice.ts";
import { PayOnceFlow } from "./PayOnceScreen.tsx";
import type { StepProps } from "./StepFrame.tsx";

const amount = { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false } as const;

function Steps({ account, dispatches }: { account: StepProps["account"]; dispatches: (dispatch: Dispatch) => void }) {
  const draft = useSelector(selectDraft);
  dispatches(useDispatch());
  return draft && <PayOnceFlow account={account} draft={draft} />;
}

const failed = { accountId, paymentId: "pay-1", state: "FAILED", failureCode: "SECURITY_CODE_FAILED" } as const;
const newVisa = {
  kind: "new",
  type: "visa",
  lastFour: "1881",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: true,
} as const;

async function choosing(account = accountWith(), happened: UnknownAction[] = [], query = "") {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  let dispatch: Dispatch | undefined;
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers
        at={`${payOncePath(accountId, "method")}${query}`}
        happened={[payOnceEvents.resumed({ draft: { accountId, amount } }), ...happened]}
        onEvent={(event) => events.push(event)}
      >
        <Steps account={account} dispatches={(given) => (dispatch = given)} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return {
    screen,
    dispatch: (event: UnknownAction) => dispatch?.(event),
    said: (type: string) => events.filter((event) => event.type === `payOnce/${type}`),
  };
}

const choose = (name: RegExp) => userEvent.click(page.getByRole("radio", { name }));
const goToNextStep = () => userEvent.click(page.getByRole("button", { name: "Continue" }));

const allowing = (cardsAllowed: boolean, banksAllowed: boolean) =>
  accountWith({
    paymentOptions: { ...accountWith().paymentOptions, cardsAllowed, banksAllowed },
    paymentMethods: methods.map((method) => ({
      ...method,
      restricted: method.type === "bankAccount" ? !banksAllowed : !cardsAllowed,
    })),
  });

test("a saved bank account has its nickname and needs no security code", async () => {
  const { screen, said } = await choosing();
  await choose(/^Bank account ending in 6789/);
  await expect.element(screen.getByText(/You won’t need a security code/)).toBeVisible();
  await goToNextStep();
  await expect
    .poll(() => said("methodChosen"))
    .toMatchObject([
      { payload: { kind: "savedBank", paymentMethodId: "bank", type: "bankAccount", lastFour: "6789" } },
    ]);
});

test("what a chosen bank account means stands inside its choice", async () => {
  const { screen } = await choosing();
  const choice = screen.getByRole("radio", { name: /Bank account/ }).first();
  await userEvent.click(choice);
  await expect.element(choice).toHaveAccessibleDescription(/take a few days to confirm/);
});

test("the default method comes first, is marked as default, and shows its nickname", async () => {
  const [visa, , , bank] = methods;
  const { screen } = await choosing(
    accountWith({ paymentMethods: [{ ...bank!, isDefault: true, nickname: "Operating account" }, visa!] }),
  );
  await expect.element(screen.getByRole("radio").first()).toBeChecked();
  await expect
    .element(screen.getByRole("radio", { name: /^Operating account, Bank account ending in 6789/ }))
    .toBeChecked();
});

test("[WALL-04] an expired card is not accepted: the dialog says why, with the ways to continue", async () => {
  const { screen } = await choosing();
  await choose(/Mastercard ending in 4444/);
  const dialog = page.getByRole("alertdialog", { name: "This card has expired" });
  await expect
    .element(dialog)
    .toHaveAccessibleDescription(/^You were not charged\. Mastercard ending in 4444 expired in 09\/26\./);
  await expect
    .element(dialog.getByRole("link", { name: "Update the card" }))
    .toHaveAttribute("href", editCardPath(accountId, "mc"));
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: /Visa ending in 4242/ })).toBeChecked();
});

test("[WALL-04] a card that expires soon asks for confirmation before it is used, once", async () => {
  const { screen } = await choosing();
  await choose(/American Express ending in 0005/);
  await goToNextStep();
  const dialog = page.getByRole("alertdialog", { name: "This card expires soon" });
  await expect.element(dialog).toHaveAccessibleDescription(/expires in 12\/26/);
  await userEvent.click(dialog.getByRole("button", { name: "Choose another" }));
  await expect.element(dialog).not.toBeInTheDocument();
  await goToNextStep();
  await userEvent.click(page.getByRole("alertdialog").getByRole("button", { name: "Pay with this card" }));
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("radio", { name: /American Express/ })).toBeChecked();
  await goToNextStep();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

test.each([
  ["visa", /This card can’t be used right now\. Use another card or a bank account, or pay at a store\./],
  ["bank", /This bank account can’t be used right now\. Use another one or a card, or pay at a store\./],
] as const)(
  "[BILL-07] a saved method (%s) that is unavailable says what can pay instead: the other kind, or cash at a store",
  async (id, words) => {
    const { screen } = await choosing(
      accountWith({ paymentMethods: methods.map((method) => ({ ...method, unavailable: method.id === id })) }),
    );
    await expect
      .element(screen.getByRole("radio", { name: id === "visa" ? /4242/ : /6789/ }))
      .toHaveAccessibleDescription(words);
  },
);

test.each([
  [true, false, "This account doesn’t accept payments from a bank account.", ["A new card"]],
  [false, true, "This account doesn’t accept card payments.", ["A new bank account"]],
  [false, false, "You can only pay this account in cash.", []],
] as const)(
  "[BILL-07] cards %s, bank accounts %s: refused kinds are named, and the others are offered",
  async (cards, banks, title, offered) => {
    const { screen } = await choosing(allowing(cards, banks));
    await expect.element(screen.getByText(title)).toBeVisible();
    for (const name of ["A new card", "A new bank account"])
      expect(screen.getByRole("radio", { name: new RegExp(`^${name}`) }).all()).toHaveLength(
        offered.includes(name as never) ? 1 : 0,
      );
    expect(screen.getByRole("button", { name: "Continue" }).all()).toHaveLength(cards || banks ? 1 : 0);
    await expectNoAxeViolations();
  },
);

test("a card form that fails to open says that nothing was charged, and offers a saved bank account, which needs no form", async () => {
  const { screen, said, dispatch } = await choosing();
  dispatch(payOnceEvents.cardFormFailed({ failure: { kind: "unreachable" } }));
  await expect
    .element(screen.getByText(/You were not charged\. Wait a moment and open the form again\./))
    .toBeVisible();
  await expect.element(screen.getByText(/You can also pay from a saved bank account/)).toBeVisible();
  await expectNoAxeViolations();
  const before = said("cardFormRequested").length;
  await goToNextStep();
  expect(said("cardFormRequested")).toHaveLength(before + 1);
});

test("a card form that fails to open says so, and reopens automatically when the network is back", async () => {
  const { screen, said, dispatch } = await choosing(accountWith({ paymentMethods: [] }));
  dispatch(payOnceEvents.cardFormFailed({ failure: { kind: "unreachable" } }));
  await expect.element(screen.getByText("We couldn’t open the secure form.")).toBeVisible();
  const before = said("cardFormRequested").length;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => said("cardFormRequested")).toHaveLength(before + 1);
});

test("[PAY-08] after a wrong code the new card is the first option and asks for its code only; the choice to save it is kept, and another card can be entered", async () => {
  const { screen } = await choosing(accountWith(), [
    payOnceEvents.resumed({ draft: { accountId, amount, method: newVisa } }),
    payOnceEvents.answered(failed),
    payOnceEvents.resumed({ draft: { accountId, amount, methodBefore: "new", codeRefused: true } }),
  ]);
  const option = screen.getByRole("radio", { name: /^Visa ending in 1881/ });
  await expect.element(option).toBeChecked();
  await expect
    .element(option)
    .toHaveAccessibleDescription("The card you just entered. Only the security code is needed.");
  expect(screen.getByText(/we don’t keep card or bank details/).all()).toHaveLength(0);
  await expect.element(screen.getByRole("checkbox", { name: /Save this card/ })).toBeChecked();
  await choose(/^A new card/);
  await expect.element(screen.getByRole("radio", { name: /^A new card/ })).toBeChecked();
  expect(screen.getByText(/we don’t keep card or bank details/).all()).toHaveLength(0);
  await expectNoAxeViolations();
});

test("[PAY-16 partly] “Try another method” after a decline of a saved card preselects another", async () => {
  const declined = { accountId, amount, methodBefore: "visa" };
  const { screen } = await choosing(accountWith(), [payOnceEvents.resumed({ draft: declined })], "&method=another");
  await expect.element(screen.getByRole("radio", { name: /^American Express ending in 0005/ })).toBeChecked();
});

test.each([
  ["new", /^Visa ending in 4242/],
  ["visa", /^American Express ending in 0005/],
])("[PAY-08 partly] “Try another method” after a wrong code of %s preselects another", async (methodBefore, name) => {
  const { screen } = await choosing(
    accountWith(),
    [payOnceEvents.resumed({ draft: { accountId, amount, methodBefore, codeRefused: true } })],
    "&method=another",
  );
  await expect.element(screen.getByRole("radio", { name })).toBeChecked();
});
