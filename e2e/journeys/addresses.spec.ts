import { expect, test } from "../fixtures/test.ts";

test(
  "[SHELL-04] [SHELL-05] paths in any case or with a trailing slash redirect to the canonical path; query values keep their case",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("billie");
    for (const address of ["/Account-Summary", "/account-summary/", "/ACCOUNT-SUMMARY/"]) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/account-summary$/);
    }
    await page.goto("/Billing/Payment-History/?Note=KeptAsItIs");
    await expectScreen(copy("billing.history.title"));
    await expect(page).toHaveURL(/\/billing\/payment-history\?.*Note=KeptAsItIs/);
  },
);

test(
  "an unknown path shows the not-found page and keeps its URL, signed in or not",
  { tag: "@once" },
  async ({ page, copy, faults, signIn, expectScreen }) => {
    faults.allow(/status of 404 .*nothing\/of-the-kind/);
    await page.goto("/nothing/of-the-kind");
    await expectScreen(copy("shell.notFound.title"));
    await expect(page).toHaveURL(/\/nothing\/of-the-kind$/);
    await signIn("billie");
    await page.goto("/not-found");
    await expectScreen(copy("shell.notFound.title"));
  },
);

test(
  "[PAY-01] the path of a payment step redirects to the first step that is not filled in",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("billie", "/billing/pay-bill?step=review");
    await expectScreen(copy("billing.payOnce.amount.title"));
    await expect(page).toHaveURL(/step=amount/);
  },
);

test(
  "[SHELL-32] /page, /wg, /billing/bill-pay-options and /service-appointments are screens of their own: guides, the welcome guide, every way to pay with cost and time, the list of appointments",
  { tag: "@once" },
  async ({ page, copy, signIn, expectScreen, expectNavigationTo }) => {
    await page.goto("/page?key=nothing");
    await expectScreen(copy("guides.title"));
    await expect(page.getByText(copy("guides.unknown"))).toBeVisible();
    await page.getByRole("link", { name: copy("guides.security.title"), exact: true }).click();
    await expectNavigationTo(copy("guides.security.title"));
    await expect(page).toHaveTitle(new RegExp(`^${copy("guides.security.title")}`));
    await signIn("billie", "/wg/");
    await expectScreen(copy("guides.welcome.title"));
    await expect(page).toHaveURL(/\/wg\/$/);
    await page.goto("/wg");
    await expectScreen(copy("guides.welcome.title"));
    await page.getByRole("link", { name: copy("guides.welcome.services.link"), exact: true }).click();
    await expectNavigationTo(copy("services.screenVoice"));

    await page.goto("/billing/bill-pay-options");
    await expect(page.getByRole("heading", { level: 1, name: copy("billing.payOptions.title") })).toBeVisible();
    await expect(page.getByText(copy("billing.payOptions.description"), { exact: true })).toBeVisible();
    for (const way of ["online", "autoPay", "scheduled", "phone", "mail", "store"] as const) {
      const card = page.getByRole("region", { name: copy("billing.payOptions.way", { way }), exact: true });
      await expect(card.getByText(copy("billing.payOptions.cost"), { exact: true })).toBeVisible();
      await expect(card.getByText(copy("billing.payOptions.credited"), { exact: true })).toBeVisible();
    }

    await page.goto("/service-appointments");
    await expectScreen(copy("appointments.screen"));
  },
);
