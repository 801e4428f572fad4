import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-12] a customer finds a channel, deals with an email, and opens the speed test",
  { tag: "@once" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("sofia", "/services");
    await expectScreen(copy("services.screenVoice"));
    await page.getByRole("link", { name: copy("tv.link") }).click();
    await expectScreen(copy("tv.screen"));
    await expectAccessiblePage();
    await page.getByRole("searchbox").fill("regatta");
    await expect(page.getByText(copy("tv.found", { count: 1 })).first()).toBeVisible();
    await expect(page.getByText(copy("tv.channelHd", { name: "Regatta" })).or(page.getByText("Regatta"))).toBeVisible();
    await expect(page.getByText(copy("tv.showsUnknown"))).toBeVisible();

    await page.goBack();
    await page.getByRole("link", { name: copy("webmail.link") }).click();
    await expectScreen(copy("webmail.screen"));
    await expectAccessiblePage();
    const shared = page.getByRole("region", { name: "hello@anchor-row.example" });
    const marking = (key: "webmail.markRead" | "webmail.markUnread") =>
      shared.getByRole("button", {
        name: copy("webmail.ofMessage", { label: copy(key), subject: "Question about our boat policy" }),
      });
    // An email of the demo arrives four minutes after the data was seeded, so the number of unread ones is not known.
    await marking("webmail.markRead").click();
    await marking("webmail.markUnread").click();
    await expect(marking("webmail.markRead")).toBeVisible();

    await page.goBack();
    await page.getByRole("link", { name: copy("services.speedTest.link") }).click();
    await expectScreen(copy("services.speedTest.title"));
    await expect(page.getByRole("button", { name: copy("services.speedTest.start") })).toBeVisible();
    await expectAccessiblePage();
  },
);
