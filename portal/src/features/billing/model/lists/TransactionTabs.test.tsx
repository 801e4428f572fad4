import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { Providers } from "../../../../testing/Providers.tsx";
import { expectNoAxeViolations } from "../../../../testing/axe.ts";
import { accountId } from "../../../../testing/billingFixtures.ts";
import { TransactionTabs } from "./TransactionTabs.tsx";

const nodes = [
  { id: "mt_1", date: "2026-11-18", kind: "PAYMENT" as const, description: "Tideline 12", amount: 2_450 },
  { id: "mt_2", date: "2026-11-05", kind: "REFUND" as const, description: "Tideline Mobile", amount: 1_800 },
  { id: "mt_3", date: "2026-11-02", kind: "CHARGE" as const, description: "Tideline Mobile", amount: 6_500 },
];

test.each([
  ["en-US", "Refund for Tideline Mobile, November 5, 2026"],
  ["es-US", "Reembolso de Tideline Mobile, 5 de noviembre de 2026"],
] as const)(
  "[B05] in %s a refund's row links to its page and names the refund; the other rows have no link",
  async (locale, name) => {
    await page.viewport(360, 900);
    const screen = await render(
      <LocaleProvider locale={locale}>
        <Providers at={`/billing/mobile-transactions?account=${accountId}`}>
          <TransactionTabs accountId={accountId} shown="ALL" transactions={{ nodes, page: 1, pages: 1 }} />
        </Providers>
      </LocaleProvider>,
    );
    await expect
      .element(screen.getByRole("link", { name, exact: true }))
      .toHaveAttribute("href", `/billing/refunds?refund=mt_2&account=${accountId}`);
    expect(screen.getByRole("link").all()).toHaveLength(1);
    await expectNoAxeViolations();
  },
);

test("[BILL-13 partly] on a phone a row starts with what was paid and how much; its day and kind follow", async () => {
  await page.viewport(360, 900);
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers at={`/billing/mobile-transactions?account=${accountId}`}>
        <TransactionTabs accountId={accountId} shown="ALL" transactions={{ nodes, page: 1, pages: 1 }} />
      </Providers>
    </LocaleProvider>,
  );
  const rows = screen.getByRole("list", { name: "Transactions, newest first" }).getByRole("listitem");
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tideline 12.*−\$24\.50.*Nov 18, 2026.*Payment$/),
    expect.stringMatching(/^Tideline Mobile.*\+\$18\.00.*Nov 5, 2026.*Refund$/),
    expect.stringMatching(/^Tideline Mobile.*\$65\.00.*Nov 2, 2026.*Charge$/),
  ]);
  await expectNoAxeViolations();
});

test("[BILL-13 partly] a payment has a minus sign, a refund a plus sign, a charge none", async () => {
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers at={`/billing/mobile-transactions?account=${accountId}`}>
        <TransactionTabs accountId={accountId} shown="ALL" transactions={{ nodes, page: 1, pages: 1 }} />
      </Providers>
    </LocaleProvider>,
  );
  for (const amount of [/−\$24\.50/, /\+\$18\.00/, /(?<![−+])\$65\.00/])
    await expect.element(screen.getByText(amount)).toBeVisible();
});
