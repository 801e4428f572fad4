import { expect, test } from "../fixtures/test.ts";

const path = "/billing/bill-pay-options";

test(
  "[SHELL-32 partly] every way to pay, with what it costs and how long it takes, each with its link",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectNavigationTo }) => {
    await signIn("theo", "/billing");
    await page.getByRole("link", { name: copy("billing.payOptions.title"), exact: true }).click();
    await expectNavigationTo(copy("billing.payOptions.title"));
    await expect(page).toHaveURL(/\/billing\/bill-pay-options\?account=8347204022$/);
    const card = (way: "autoPay" | "mail" | "online" | "phone" | "scheduled" | "store") =>
      page.getByRole("region", { name: copy("billing.payOptions.way", { way }), exact: true });

    await test.step("each names its cost and its time", async () => {
      for (const way of ["online", "autoPay", "scheduled", "phone", "mail", "store"] as const) {
        await expect(card(way)).toContainText(copy("billing.payOptions.noFee"));
        await expect(card(way).getByRole("link").first()).toBeVisible();
      }
      await expect(card("autoPay")).toContainText(copy("billing.payOptions.autoPay.discount", { amount: 500 }));
      await expect(card("phone")).toContainText(copy("billing.payOptions.within", { hours: 24 }));
      await expect(card("mail")).toContainText(copy("billing.payOptions.mail.time", { min: 5, max: 7 }));
    });

    await test.step("the link of a way leads to it", async () => {
      await card("autoPay").getByRole("link").click();
      await expectScreen(copy("billing.autoPay.title"));
    });
  },
);

test(
  "[SHELL-32 partly] accounts that take only cash and disconnected accounts see the ways that hold for them",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    const ways = page.getByRole("heading", { level: 3 });
    const way = (name: "online" | "mail" | "phone" | "store") => copy("billing.payOptions.way", { way: name });
    await signIn("otis", path);
    await expectScreen(copy("billing.payOptions.title"));
    await expect(page.getByText(copy("wallet.restricted.both.title"))).toBeVisible();
    await expect(ways).toHaveText([way("store")]);
    await signIn("devon", path);
    await expectScreen(copy("billing.payOptions.title"));
    await expect(ways).toHaveText([
      way("online"),
      copy("billing.payOptions.wallet.title"),
      way("phone"),
      way("mail"),
      way("store"),
    ]);
  },
);

test(
  "[SHELL-23] an enterprise account gets a landing page that leads to the enterprise billing site, wherever billing is opened",
  { tag: "@once" },
  async ({ page, copy, signIn, expectScreen }) => {
    for (const address of ["/billing", path]) {
      await signIn("edith", address);
      await expectScreen(copy("billing.standing.elsewhere.ENTERPRISE.title"));
      await expect(
        page.getByRole("link", { name: copy("billing.standing.elsewhere.ENTERPRISE.go"), exact: true }),
      ).toHaveAttribute("href", "https://enterprise-billing.example/");
    }
  },
);
