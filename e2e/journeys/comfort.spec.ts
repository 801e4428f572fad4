import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import { card, Payment } from "../steps/payment.ts";

type Look = { name: string; put: (page: Page) => Promise<unknown> };

/** Text twice as large as usual, as browsers let a reader set it (WCAG 1.4.4). */
const twiceAsLarge = (page: Page) =>
  page.addInitScript(() => document.addEventListener("readystatechange", () => (document.documentElement.style.fontSize = "200%")));

const looks: Look[] = [
  { name: "in the dark", put: (page) => page.emulateMedia({ colorScheme: "dark" }) },
  { name: "in forced colours", put: (page) => page.emulateMedia({ forcedColors: "active" }) },
  { name: "with text twice as large", put: twiceAsLarge },
];

for (const { name, put } of looks) {
  test(`[DSYS-04 partly] the main screens are good ${name}`, async ({ page, copy, signIn, seen }) => {
    test.slow();
    await put(page);
    await page.goto("/");
    await seen(copy("session.signIn.title"));
    await signIn("morgan");
    await expect(page.getByRole("region", { name: copy("summary.last.title"), exact: true })).toBeVisible();
    await seen(await page.getByRole("heading", { level: 1 }).innerText());
    await page.goto("/billing");
    await expect(page.getByRole("region", { name: copy("billing.home.devices.title"), exact: true })).toBeVisible();
    await seen(copy("billing.home.title"));

    const payment = new Payment(page, copy);
    await payment.open();
    await payment.amount();
    await payment.chooseNewCard();
    await payment.goOn();
    await expect(payment.field("vault.cardName")).toHaveAttribute("aria-invalid", "true");
    await seen(copy("billing.payOnce.method.title"));
    await payment.withNewCard(card("4242424242424242"));
    await payment.payButton(36_480).click();
    await expect(page.getByRole("link", { name: copy("billing.payOnce.review.termsRequired"), exact: true })).toBeVisible();
    await seen(copy("billing.payOnce.review.title"));
  });
}

test("[DSYS-04 partly] who asks for less motion sees none", async ({ page, copy, signIn }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/account/v1/services*", () => undefined);
  await signIn("morgan", "/services");
  await expect(page.getByText(copy("services.loading"))).toBeAttached();
  const moving = await page.evaluate(() => document.getAnimations().filter((each) => Number(each.effect?.getComputedTiming().duration) > 1 && each.playState === "running").length);
  expect(moving).toBe(0);
});
