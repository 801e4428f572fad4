import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { autoPayAccount } from "../../../testing/autoPayFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { enrolPath } from "../model/paths.ts";
import { AmountStep } from "./AmountStep.tsx";

async function waiting(changes: Parameters<typeof autoPayAccount>[1], discountGiven = false) {
  await page.viewport(320, 900);
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers at={enrolPath(accountId)}>
        <AmountStep account={autoPayAccount({ discountGiven }, changes)} draft={{ accountId, flow: "enrol" }} />
      </Providers>
    </LocaleProvider>,
  );
  return screen.getByRole("radio", { name: /^Wait for / });
}

test("the option to wait for Auto Pay shows the first debit and the discount", async () => {
  const wait = await waiting({});
  await expect.element(wait).toHaveAccessibleName(/^Wait for Auto Pay to charge \$243\.17 on December 4, 2026/);
  await expect.element(page.getByText(/^\$5\.00 less than your amount due/)).toBeVisible();
});

test("a discount that was already given, or that covers all that is due, never shows as $0.00", async () => {
  const given = await waiting({}, true);
  await expect.element(given).toHaveAccessibleName(/^Wait for Auto Pay to charge \$248\.17/);
  await expect.element(page.getByText(/already includes this month’s Auto Pay discount/)).toBeVisible();
  expect(page.getByText("$0.00", { exact: false }).all()).toEqual([]);
  await expectNoAxeViolations();
});

test("when the discount equals the amount due, the option to wait says that the discount covers it", async () => {
  const covered = await waiting({ amountDue: 400 });
  await expect.element(covered).toHaveAccessibleName(/^Wait for the Auto Pay discount to cover it on December 4, 2026/);
});
