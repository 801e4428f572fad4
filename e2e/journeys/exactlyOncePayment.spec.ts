import type { Page, Route } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { dollars } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { cards, Payment } from "../steps/payment.ts";
import { review } from "../steps/review.ts";

test.use({ site: "community" });

const isPaying = (route: Route) => route.request().postData()?.includes("createInstantPaymentV2") ?? false;

/** Fetches the server's response without passing it to the page. Only the browser resolves names under localhost. */
function delivered(route: Route) {
  const { host, port, pathname } = new URL(route.request().url());
  return route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers: { ...route.request().headers(), host } });
}

/**
 * Expects that the history shows exactly one payment of this many cents. Its rows load after its heading, all at once.
 */
async function expectPaidOnce(page: Page, copy: Copy, cents: number): Promise<void> {
  await page.goto("/billing/payment-history");
  await expect(page.getByRole("heading", { level: 1, name: copy("billing.history.title"), exact: true })).toBeVisible();
  await expect(page.locator("tbody tr, [data-row]").filter({ hasText: dollars(cents) })).toHaveCount(1);
}

test("[PAY-20] pressing Pay twice pays once (idempotency)", { tag: "@once" }, async ({ page, copy, signIn }) => {
  const payment = await review(page, copy, signIn, 101);
  await payment.terms.check();
  await payment.payButton(101).dblclick();
  await expect(
    page.getByRole("heading", { level: 1, name: copy("billing.outcome.title.charged"), exact: true }),
  ).toBeVisible();
  await expectPaidOnce(page, copy, 101);
});

test(
  "[PAY-20] [PAY-16 partly] a lost payment response is retried, and a second payment is blocked meanwhile",
  { tag: "@full" },
  async ({ page, copy, language, signIn, expectNavigationTo, faults }) => {
    faults.allow(/ERR_FAILED|ERR_CONNECTION/);
    const payment = await review(page, copy, signIn, 102);
    let lost = true;
    await page.route("**/selfservice/graph", async (route) => {
      if (!isPaying(route) || !lost) return route.continue();
      await delivered(route);
      await route.abort("connectionreset");
    });
    await payment.pay(102);
    await expectNavigationTo(copy("billing.payOnce.unknown.title"));
    await expect(page.getByText(copy("billing.payOnce.unknown.lead", { amount: 102 }), { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: copy("billing.payOnce.continue") })).toHaveCount(0);
    lost = false;
    await expectNavigationTo(copy("billing.outcome.title.charged"), language);
    await expectPaidOnce(page, copy, 102);
  },
);

test(
  "[PAY-20] a reload while the payment is pending recovers its outcome",
  { tag: "@full" },
  async ({ page, copy, signIn, faults }) => {
    faults.allow(/ERR_FAILED|ERR_ABORTED/);
    const payment = await review(page, copy, signIn, 103);
    let reached: () => void = () => undefined;
    const charged = new Promise<void>((resolve) => (reached = resolve));
    let first = true;
    await page.route("**/selfservice/graph", async (route) => {
      if (!isPaying(route) || !first) return route.continue();
      first = false;
      await delivered(route);
      // The page is gone before the response arrives.
      reached();
    });
    await payment.pay(103);
    await charged;
    await page.reload();
    await expect(
      page.getByRole("heading", { level: 1, name: copy("billing.outcome.title.charged"), exact: true }),
    ).toBeVisible();
    await expectPaidOnce(page, copy, 103);
  },
);

test(
  "[PAY-20] a payment in one tab blocks the same payment in another",
  { tag: "@full" },
  async ({ page, context, copy, signIn }) => {
    const here = await review(page, copy, signIn, 104);
    const other = await context.newPage();
    const there = new Payment(other, copy);
    await there.open();
    await there.amount("1.04");
    await there.withNewCard(cards.approved);

    await here.pay(104);
    await expect(
      page.getByRole("heading", { level: 1, name: copy("billing.outcome.title.charged"), exact: true }),
    ).toBeVisible();
    await expect(
      other.getByRole("heading", { level: 1, name: copy("billing.payOnce.amount.title"), exact: true }),
    ).toBeVisible();
    await expect(other.getByText(copy("billing.payOnce.elsewhere.title"), { exact: true })).toBeVisible();
    await expectPaidOnce(page, copy, 104);
  },
);

test(
  "[PAY-20] [SHELL-24 partly] Pay pressed offline sends nothing and keeps the typed values; pressed again online, it pays once",
  { tag: "@full" },
  async ({ page, context, copy, signIn, expectScreen, expectAccessiblePage, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED/);
    const payment = new Payment(page, copy);
    await signIn("alex", "/billing/pay-bill");
    await payment.amount("1.07");
    await payment.withNewCard(cards.approved);

    await context.setOffline(true);
    await payment.pay(107);
    const alert = page.getByRole("alert").filter({ hasText: copy("billing.payOnce.refusal.OFFLINE.title") });
    await expect(alert).toContainText(copy("billing.payOnce.refusal.OFFLINE.detail"));
    await expect(payment.terms).toBeChecked();
    await expectAccessiblePage();

    await context.setOffline(false);
    await payment.payButton(107).click();
    await expectScreen(copy("billing.outcome.title.charged"));
    await expectPaidOnce(page, copy, 107);
  },
);
