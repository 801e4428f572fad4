import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import { card, Payment } from "../steps/payment.ts";

type Look = { name: string; put: (page: Page) => Promise<unknown>; narrowest: number };

/** Text at 200 %, as browsers let a user set it (WCAG 1.4.4). */
const twiceAsLarge = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener("readystatechange", () => (document.documentElement.style.fontSize = "200%")),
  );

const looks: Look[] = [
  { name: "in the dark", put: (page) => page.emulateMedia({ colorScheme: "dark" }), narrowest: 320 },
  {
    name: "in forced colours",
    put: (page) => page.emulateMedia({ forcedColors: "active" }),
    narrowest: 320,
  },
  { name: "with text twice as large", put: twiceAsLarge, narrowest: 360 },
];

for (const { name, put, narrowest } of looks) {
  test.describe(name, () => {
    test.use({ narrowest });

    test(
      `[DSYS-04 partly] the main screens are good ${name}`,
      { tag: "@full" },
      async ({ page, copy, signIn, expectScreen, expectAccessiblePage }) => {
        test.slow();
        await put(page);
        await page.goto("/");
        await expectScreen(copy("session.signIn.title"));
        await signIn("morgan");
        await expect(page.getByRole("region", { name: copy("summary.last.title"), exact: true })).toBeVisible();
        await expectAccessiblePage();
        await page.goto("/billing");
        const statements = page.getByRole("region", { name: copy("billing.home.statements.title"), exact: true });
        await expect(statements.getByRole("link").first()).toBeVisible();
        await expectScreen(copy("billing.home.title"));

        const payment = new Payment(page, copy);
        await payment.open();
        await payment.amount();
        await payment.chooseNewCard();
        await payment.goToNextStep();
        await expect(payment.field("vault.cardName")).toHaveAttribute("aria-invalid", "true");
        await expectScreen(copy("billing.payOnce.method.title"));
        await payment.withNewCard(card("4242424242424242"));
        await payment.payButton(36_480).click();
        await expect(
          page.getByRole("link", { name: copy("billing.payOnce.review.termsRequired"), exact: true }),
        ).toBeVisible();
        await expectScreen(copy("billing.payOnce.review.title"));
      },
    );
  });
}

test("[DSYS-04 partly] reduced motion disables animations", { tag: "@full" }, async ({ page, copy, signIn }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/selfservice/graph", () => undefined);
  await signIn("morgan", "/services");
  await expect(page.getByText(copy("services.loading"))).toBeAttached();
  const moving = () =>
    document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().duration) > 1 && each.playState === "running").length;
  expect(await page.evaluate(moving)).toBe(0);
});
