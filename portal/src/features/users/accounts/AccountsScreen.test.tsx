import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { bootstrapFor, dana, inCredit, owing, pastDue } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { Account } from "../../account/model/account.api.ts";

const florist: Account = { ...owing, companyName: "Orchard Row Florist" };
const cafe: Account = { ...pastDue, accountId: "8347201339", companyName: "Orchard Row Café" };
const workshop: Account = { ...inCredit, accountId: "8347201347", companyName: "Orchard Row Workshop" };

async function open(accounts: readonly Account[]): Promise<void> {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const answers = { "/api/pub/account/v1/accounts": { body: { accounts } } };
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/accounts" answers={answers} />);
  await expect.element(page.getByRole("heading", { level: 1, name: "Your accounts" })).toBeVisible();
}

const account = (name: string) => page.getByRole("region", { name });

test("each account says what is due, by when, and what happens next", async () => {
  await open([florist, cafe, workshop]);
  await expect
    .element(account("Orchard Row Florist"))
    .toMatchTextContent(/\$248\.17Amount due by December 5, 2026Nothing is past due\./);
  await expect
    .element(account("Orchard Row Café"))
    .toMatchTextContent(/\$364\.80Amount due\$182\.40 of it is past due\./);
  await expect.element(account("Orchard Row Workshop")).toMatchTextContent(/\$0\.00.*You have a credit of \$35\.00/);
  await expectNoAxeViolations();
});

test("an account that is billed elsewhere shows no amount", async () => {
  await open([florist, { ...cafe, billedElsewhere: true }]);
  await expect.element(account("Orchard Row Café")).toMatchTextContent(/Billed on another site/);
  await expect.element(account("Orchard Row Café")).not.toMatchTextContent(/\$/);
});

test("the current account that is billed elsewhere leads to billing, which says where", async () => {
  await open([{ ...florist, billedElsewhere: true }]);
  await expect
    .element(account("Orchard Row Florist").getByRole("link", { name: "Billed on another site" }))
    .toHaveAttribute("href", "/billing");
});

test("nothing is said about changing accounts to a customer who has one", async () => {
  await open([florist]);
  await expect.element(account("Orchard Row Florist")).toBeVisible();
  await expect.element(page.getByRole("main")).not.toMatchTextContent(/Change to another account/);
});

test("the account that was chosen first stays the one that is changed to", async () => {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const answers = {
    "/api/pub/account/v1/accounts": { body: { accounts: [florist, cafe, workshop] } },
    "/api/pub/identity/v1/current-account": "never",
  } as const;
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/accounts" answers={answers} />);
  await account("Orchard Row Café").getByRole("button").click();
  await account("Orchard Row Workshop").getByRole("button").click();
  await expect.element(account("Orchard Row Café").getByRole("button", { name: /^Changing account/ })).toBeVisible();
  await expect
    .element(account("Orchard Row Workshop").getByRole("button", { name: /^Use this account/ }))
    .toBeVisible();
});

test("every account but the current one can be changed to, and several can be paid in one go", async () => {
  await open([florist, cafe]);
  await expect.element(account("Orchard Row Café").getByRole("button", { name: /^Use this account/ })).toBeVisible();
  expect(account("Orchard Row Florist").getByRole("button").elements()).toEqual([]);
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Pay several accounts" }))
    .toHaveAttribute("href", "/billing/pay-accounts");
});
