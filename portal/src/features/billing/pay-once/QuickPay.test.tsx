import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import type { UnknownAction } from "redux";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, methods, methodWith } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { payOnceEvents, selectDraft } from "./payOnce.slice.ts";
import { PayOnceFlow } from "./PayOnceScreen.tsx";
import type { StepProps } from "./StepFrame.tsx";
import { quickPayPath } from "../model/laterPaths.ts";

function Flow({ account }: { account: StepProps["account"] }) {
  const draft = useSelector(selectDraft);
  const { search } = useLocation();
  return (
    <>
      {draft && <PayOnceFlow account={account} draft={draft} />}
      <span data-testid="address">{search}</span>
    </>
  );
}

async function opened(account: StepProps["account"], locale: Locale = "en-US") {
  await page.viewport(320, 900);
  const events: UnknownAction[] = [];
  const happened = [
    payOnceEvents.resumed({ draft: { accountId, entry: { quick: true }, idempotencyKey: "attempt-of-the-test" } }),
  ];
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Providers at={quickPayPath(accountId)} happened={happened} onEvent={(event) => events.push(event)}>
        <Flow account={account} />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByTestId("address")).toBeInTheDocument();
  return { screen, said: (type: string) => events.filter((event) => event.type === `payOnce/${type}`) };
}

const withBank = accountWith({ paymentMethods: [{ ...methods[3]!, isDefault: true }, methods[0]!] });

test("[PAY-03] one card shows amount, method and date, each with a link to change it, and requires the terms before it pays once", async () => {
  const { screen, said } = await opened(withBank);
  const card = screen.getByRole("region", { name: "You’ll be charged today" });
  for (const words of [/\$248\.17/, /You have not been charged yet\./, /Bank account.*6789/s, /Today, Nov 21, 2026/])
    await expect.element(card).toMatchTextContent(words);
  const links = card
    .getByRole("link")
    .all()
    .map((link) => [link.element().textContent, (link.element() as HTMLAnchorElement).search]);
  expect(links).toEqual([
    ["Change the amount", expect.stringContaining("step=amount")],
    ["ChangeChange the method", expect.stringContaining("step=method")],
    ["ChangeChange the date", expect.stringContaining("step=date")],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Pay $248.17" }));
  await expect.element(screen.getByRole("checkbox")).toBeInvalid();
  await expect.element(screen.getByRole("region", { name: /needs your attention/ })).toHaveFocus();
  expect(said("submitted")).toEqual([]);
  await expectNoAxeViolations();
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Pay $248.17" }));
  await expect.poll(() => said("submitted")).toHaveLength(1);
  expect(said("methodChosen")).toMatchObject([{ payload: { kind: "savedBank", paymentMethodId: "bank" } }]);
});

test("[PAY-03] [PAY-08 partly] a saved card asks for its security code on that card, in the vault’s iframe, in Spanish too", async () => {
  const { screen, said } = await opened(accountWith(), "es-US");
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Confirme su pago");
  await expect.poll(() => said("cardFormRequested")).toMatchObject([{ payload: { savedMethodId: "visa" } }]);
  await expectNoAxeViolations();
});

test.each([
  ["nothing is due", { amountDue: 0, dueDate: null }],
  ["no saved method can be charged", { paymentMethods: [methodWith("mc", { expired: true })] }],
])("[PAY-03] where %s, the four steps open instead", async (_, changes) => {
  const { screen } = await opened(accountWith(changes));
  await expect.element(screen.getByTestId("address")).toMatchTextContent(/open=otp.*step=amount/);
  expect(screen.getByRole("button").all()).toEqual([]);
});

test("[PAY-03] [SESS-12 partly] users without permission to pay see why, and no button that pays", async () => {
  const { screen } = await opened(accountWith({ canPay: false }));
  await expect.element(screen.getByText("Your role can’t make payments.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Pay/ }).all()).toEqual([]);
});
