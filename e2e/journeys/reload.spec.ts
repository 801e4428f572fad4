import type { Page } from "@playwright/test";
import { type Copy, dollars } from "../fixtures/copy.ts";
import { expect, test } from "../fixtures/test.ts";
import { cards, Payment } from "../steps/payment.ts";

const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
const otherAmount = (page: Page, copy: Copy) =>
  page.getByLabel(copy("billing.payOnce.amount.otherLabel"), { exact: true });

test(
  "[PAY-01 partly] after a reload during a payment, Back leads to the previous step, and the typed amount is kept",
  { tag: "@full" },
  async ({ page, copy, signIn }) => {
    const payment = new Payment(page, copy);
    const method = () => heading(page, copy("billing.payOnce.method.title"));
    await signIn("ingrid", "/billing");
    await payment.open();
    await payment.amount("12.34");

    await test.step("reloaded at the method, the browser's Back leads to the amount", async () => {
      await page.reload();
      await method();
      await page.goBack();
      await heading(page, copy("billing.payOnce.amount.title"));
      await expect(otherAmount(page, copy)).toHaveValue("12.34");
      await payment.continue(copy("billing.payOnce.method.title"));
    });

    await test.step("reloaded at review, the card is asked for again; the link above the step and the browser's Back lead to the amount", async () => {
      await payment.withNewCard(cards.approved);
      await page.reload();
      await method();
      await page.goBack();
      await heading(page, copy("billing.payOnce.amount.title"));
      await expect(otherAmount(page, copy)).toHaveValue("12.34");
      await page.goForward();
      await method();
      await page
        .getByRole("link", { name: copy("billing.payOnce.step.amount"), exact: true })
        .first()
        .click();
      await heading(page, copy("billing.payOnce.amount.title"));
      await expect(otherAmount(page, copy)).toHaveValue("12.34");
    });

    await test.step("one Back more leaves the payment", async () => {
      await page.goto("/billing");
      await page.goto("/billing/pay-bill?step=review");
      await method();
      await page.goBack();
      await heading(page, copy("billing.home.title"));
    });
  },
);

test(
  "[AUTO-01 partly] after a reload at the last step of turning Auto Pay on, Back leads to the first step, and the choices are kept",
  { tag: "@full" },
  async ({ page, copy, signIn }) => {
    const payment = new Payment(page, copy);
    const notNow = page.getByRole("radio", { name: new RegExp(`\\${dollars(13_810)}`) });
    await signIn("kai", "/billing/auto-pay/enroll");
    await heading(page, copy("billing.autoPay.amount.title"));
    await notNow.check();
    await payment.continue(copy("billing.autoPay.method.title"));
    await payment.chooseNewCard();
    await payment.typeCard(cards.approved);
    await payment.continue(copy("billing.autoPay.review.title"));
    await page.reload();
    await heading(page, copy("billing.autoPay.method.title"));
    await page.goBack();
    await heading(page, copy("billing.autoPay.amount.title"));
    await expect(notNow).toBeChecked();
    await page.goForward();
    await heading(page, copy("billing.autoPay.method.title"));
    await page
      .getByRole("link", { name: copy("billing.autoPay.step.amount"), exact: true })
      .first()
      .click();
    await heading(page, copy("billing.autoPay.amount.title"));
  },
);

test(
  "[SHELL-24] code that does not arrive within 120 seconds is retried, then the page reloads once and keeps what was typed; still missing it is reported as ChunkLoadError and leads to /404",
  { tag: "@once" },
  async ({ page, copy, signIn, faults }) => {
    faults.allow(/net::ERR_FAILED|dynamically imported module|ChunkLoadError|missing/);
    await page.clock.install();
    const payment = new Payment(page, copy);
    const reported: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/telemetry/v1/events")) reported.push(request.postData() ?? "");
    });
    await signIn("ingrid", "/billing/pay-bill");
    await payment.amount("12.34");
    await page
      .getByRole("link", { name: copy("billing.payOnce.step.amount"), exact: true })
      .first()
      .click();
    await heading(page, copy("billing.payOnce.amount.title"));

    const tries = new Map<string, number>();
    let documents = 0;
    page.on(
      "request",
      (request) => void (documents += request.isNavigationRequest() && request.frame() === page.mainFrame() ? 1 : 0),
    );
    await page.route("**/assets/*.js", async (route) => {
      const url = route.request().url();
      if (documents > 0 && !tries.has(url)) return route.continue();
      tries.set(url, (tries.get(url) ?? 0) + 1);
      // The first page waits for its chunks in vain; the reloaded page does not get them either.
      return documents > 0 ? route.abort() : undefined;
    });

    await page
      .getByRole("link", { name: copy("billing.home.title"), exact: true })
      .first()
      .click();
    await expect.poll(() => tries.size).toBeGreaterThan(0);
    await page.clock.fastForward(119_000);
    await page.clock.fastForward(2_000);
    await page.clock.fastForward(117_000);
    expect(documents, "the second wait of 120 seconds is not over").toBe(0);
    await page.clock.fastForward(4_000);
    await expect(page).toHaveURL(/\/404$/);
    await heading(page, copy("shell.notFound.title"));
    expect(documents, "reloaded once").toBe(1);
    expect(Math.max(...tries.values()), "after the reload, asked for twice").toBeGreaterThan(2);
    await page.clock.runFor(10_000);
    await expect.poll(() => reported.join()).toContain("ChunkLoadError");

    await page.unroute("**/assets/*.js");
    await page.goto("/billing/pay-bill?step=amount");
    await expect(otherAmount(page, copy)).toHaveValue("12.34");
  },
);
