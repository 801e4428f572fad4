import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-12] a customer finds a channel, reads an email and leaves it unread, and opens the speed test",
  { tag: "@once" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("sofia", "/services");
    await expectScreen(copy("services.screenVoice"));
    await page.getByRole("link", { name: copy("tv.link") }).click();
    await expectScreen(copy("tv.screen"));
    await expectAccessiblePage();
    await page.getByRole("searchbox").fill("regatta");
    await expect(page.getByText(copy("tv.found", { count: 1 })).first()).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Regatta" })).toBeVisible();
    await expect(page.getByRole("link", { name: copy("tv.fix") })).toHaveAttribute("href", "/services/troubleshoot");

    await page.goBack();
    await page.getByRole("link", { name: copy("webmail.link") }).click();
    await expectScreen(copy("webmail.screen"));
    await expectAccessiblePage();
    const shared = page.getByRole("region", { name: "hello@anchor-row.example" });
    const subject = "Question about our boat policy";
    await shared.getByRole("link", { name: `${copy("webmail.new")} ${subject}` }).click();
    await expectScreen(subject);
    await expect(page.getByText("The dock master can confirm the new berths", { exact: false })).toBeVisible();
    await expectAccessiblePage();
    await page.getByRole("button", { name: copy("webmail.markUnread") }).click();
    await expect(page.getByRole("button", { name: copy("webmail.markRead") })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: copy("webmail.screen") })
      .click();
    await expect(shared.getByRole("link", { name: `${copy("webmail.new")} ${subject}` })).toBeVisible();

    await page.goto("/services");
    await page.getByRole("link", { name: copy("services.speedTest.link") }).click();
    await expectScreen(copy("services.speedTest.title"));
    await expect(page.getByRole("button", { name: copy("services.speedTest.start") })).toBeVisible();
    await expectAccessiblePage();
  },
);
