import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { autoPayAccount } from "../../testing/autoPayFixtures.ts";
import { accountId, accountWith, withProblem } from "../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../testing/Providers.tsx";
import { listAnswers } from "../../testing/statementFixtures.ts";
import { walletAnswer } from "../../testing/walletFixtures.ts";
import { EnrolScreen, ManageScreen } from "./auto-pay/AutoPayFlows.tsx";
import { ScheduledScreen } from "./scheduled/ScheduledScreen.tsx";
import { StatementsScreen } from "./statements/StatementsScreen.tsx";
import { AddMethodScreen } from "./wallet/AddMethodScreen.tsx";
import { EditCardScreen } from "./wallet/EditCardScreen.tsx";
import { PaymentMethodsScreen } from "./wallet/PaymentMethodsScreen.tsx";

const billedElsewhere = {
  __typename: "BilledElsewhere",
  reason: "MOVED",
  url: "https://billing-two.example/",
} as const;
const elsewhere = { canPay: false, billedElsewhere };

async function opened(screen: ReactElement, answers: Answers, path = "*", at = "/billing/x") {
  await page.viewport(360, 900);
  return render(
    <LocaleProvider locale="en-US">
      <Providers at={`${at}?account=${accountId}`} path={path} answers={answers}>
        {screen}
      </Providers>
    </LocaleProvider>,
  );
}

const wallet = { Wallet: walletAnswer(elsewhere) };
const autoPay = { AutoPay: { billing: { ...autoPayAccount(), ...elsewhere } } };
const scheduled = { ScheduledPayments: { billing: { ...withProblem(accountWith()), ...elsewhere } } };

test.each<[what: string, screen: ReactElement, answers: Answers]>([
  ["scheduled payments", <ScheduledScreen />, scheduled],
  ["Auto Pay", <ManageScreen />, autoPay],
  ["turning on Auto Pay", <EnrolScreen />, autoPay],
  ["payment methods", <PaymentMethodsScreen />, wallet],
  ["adding a payment method", <AddMethodScreen />, wallet],
  ["updating a card", <EditCardScreen />, wallet],
])("[BILL-10] the screen of %s says where an account billed elsewhere is billed", async (_what, screen, answers) => {
  await opened(screen, answers);
  await expect.element(page.getByRole("heading", { level: 1, name: "Your billing has moved" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go to your billing" }))
    .toHaveAttribute("href", billedElsewhere.url);
});

test("[B14 partly] nobody is added to the statements by email of an account billed elsewhere", async () => {
  await opened(<StatementsScreen />, listAnswers(3, { billedElsewhere }));
  await expect.element(page.getByRole("heading", { name: /Download several months/ })).toBeVisible();
  expect(page.getByRole("region", { name: "Statements by email" }).elements()).toEqual([]);
});
