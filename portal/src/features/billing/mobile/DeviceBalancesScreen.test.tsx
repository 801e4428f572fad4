import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { DeviceBalancesScreen } from "./DeviceBalancesScreen.tsx";

const device = (name: string, remainingBalance: number) => ({
  __typename: "MobileDevice",
  id: name,
  name,
  remainingBalance,
  monthlyInstallment: 2_450,
  installmentsRemaining: remainingBalance === 0 ? 0 : 17,
  paymentMinimum: 100,
  paymentMaximum: remainingBalance,
});

test("[BILL-14 partly] the total comes first, and devices that are paid off last", async () => {
  await page.viewport(360, 900);
  const mobileDevices = [device("Tideline 11", 0), device("Tideline 12", 41_650)];
  const billing = { __typename: "BillingAccount", id: accountId, canPay: true, lockingPayment: null, mobileDevices };
  await render(
    <LocaleProvider locale="es-US">
      <Providers at={`/billing/device-balances?account=${accountId}`} answers={{ DeviceBalances: { billing } }}>
        <DeviceBalancesScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(page.getByText("Total restante", { exact: true })).toBeVisible();
  const titles = page.getByRole("heading", { level: 2 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Tideline 12", "Tideline 11"]);
});

test("with every device paid off, nothing empty stands above the devices", async () => {
  await page.viewport(360, 900);
  const mobileDevices = [device("Tideline 11", 0)];
  const billing = { __typename: "BillingAccount", id: accountId, canPay: true, lockingPayment: null, mobileDevices };
  await render(
    <LocaleProvider locale="en-US">
      <Providers at={`/billing/device-balances?account=${accountId}`} answers={{ DeviceBalances: { billing } }}>
        <DeviceBalancesScreen />
      </Providers>
    </LocaleProvider>,
  );
  const card = page.getByRole("region");
  await expect.element(card).toBeVisible();
  expect(card.element().previousElementSibling?.childElementCount).not.toBe(0);
});
