import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, accountWith, emptyHomeAnswers, homeAnswers, locking, pastDue } from "../../../testing/billingFixtures.ts";
import { type Answers, Stage } from "../../../testing/Stage.tsx";
import { BillingHomeScreen } from "./BillingHomeScreen.tsx";

async function opened(answers: Answers, locale: Locale = "en-US") {
  await page.viewport(360, 1200);
  const screen = await render(
    <LocaleProvider locale={locale}>
      <Stage at={`/billing?account=${accountId}`} answers={answers}>
        <BillingHomeScreen />
      </Stage>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return screen;
}

test("[BILL-01] the status card and a card for each other side of billing, in both languages", async () => {
  const english = await opened(homeAnswers());
  await expect.element(english.getByRole("region", { name: "Amount due by December 5, 2026" })).toMatchTextContent(/\$248\.17/);
  for (const name of ["Statements", "Transactions", "Settings", "Mobile device balances", "Streaming subscriptions"]) await expect.element(english.getByRole("region", { name })).toBeVisible();
  await expect.element(english.getByRole("heading", { name: "Auto Pay" })).toBeVisible();
  await expect.element(english.getByRole("region", { name: "Transactions" })).toMatchTextContent(/Mobile.*Tideline Tab.*\$18\.00.*Streaming.*Northlight Sports.*\$9\.99/s);
  await english.unmount();
  const spanish = await opened(homeAnswers(), "es-US");
  await expect.element(spanish.getByRole("region", { name: "Saldo por pagar antes del 5 de diciembre de 2026" })).toBeVisible();
  for (const name of ["Estados de cuenta", "Transacciones", "Configuración", "Saldos de dispositivos móviles", "Suscripciones de streaming"]) await expect.element(spanish.getByRole("region", { name })).toBeVisible();
  await expectNoAxeViolations();
});

test("[BILL-01] a card that fails, fails alone; an empty one says so", async () => {
  const partly = await opened({ ...homeAnswers(), BillingStatements: "failed" });
  await expect.element(partly.getByRole("region", { name: "Statements" }).getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(partly.getByRole("region", { name: "Mobile device balances" })).toMatchTextContent(/\$250\.00/);
  await partly.unmount();
  const empty = await opened(emptyHomeAnswers());
  await expect.element(empty.getByText("No mobile transactions yet.")).toBeVisible();
  await expect.element(empty.getByText("No streaming subscriptions on this account.")).toBeVisible();
  await expect.element(empty.getByText("None saved")).toBeVisible();
});

test("[BILL-02] amount due, past due and credit each show alone and together", async () => {
  const shows = async (changes: Parameters<typeof accountWith>[0], ...words: RegExp[]) => {
    const screen = await opened(homeAnswers(accountWith(changes)));
    for (const word of words) await expect.element(screen.getByText(word).first()).toBeVisible();
    await screen.unmount();
  };
  await shows({}, /^Nothing is past due\.$/);
  await shows({ amountDue: 0, dueDate: null }, /^You owe nothing right now\.$/);
  await shows({ amountDue: 9610, adjustedDelinquencyAmount: 9610 }, /^All of it is past due\./);
  await shows({ amountDue: 0, creditBalance: 3500 }, /^You owe nothing right now\.$/, /^You have a credit of \$35\.00\./);
  await shows({ amountDue: 7500, adjustedDelinquencyAmount: 2000, creditBalance: 1500 }, /^\$20\.00 of it is past due\./, /^You have a credit of \$15\.00\./);
  await shows({ pendingPaymentAmount: 10000 }, /^\$100\.00 is on its way/);
});

test("nobody is led to pay who may not, and nobody while a payment is being confirmed", async () => {
  const links = async (changes: Parameters<typeof accountWith>[0]) => {
    const screen = await opened(homeAnswers(accountWith(changes)));
    const names = screen.getByRole("link").all().map((link) => link.element().textContent);
    await screen.unmount();
    return names;
  };
  const scheduled = "Manage scheduled payments";
  expect(await links({})).toEqual(["Payment history", "Pay $248.17", scheduled]);
  expect(await links({ canPay: false })).toEqual(["Payment history", scheduled]);
  expect(await links({ lockingPayment: locking })).toEqual(["Payment history", "See this payment", scheduled]);
  expect(await links({ ...pastDue })).toEqual(["Payment history", "Pay $364.80", scheduled]);
});
