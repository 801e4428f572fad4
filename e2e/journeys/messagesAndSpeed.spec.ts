import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-04 partly] a voice message is deleted, and taken back after a reload",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("dana", "/voice/messages");
    await expectScreen(copy("voice.messages.title"));
    const message = page.getByRole("region", { name: /^Mill Lane Flour/ }).first();
    const button = (key: "voice.message.delete" | "voice.message.undo") =>
      message.getByRole("button", { name: new RegExp(`^${copy(key)}`) });
    await button("voice.message.delete").click();
    await expect(message.getByText(copy("voice.message.deleted"))).toBeVisible();
    await expectAccessiblePage();
    await page.reload();
    await button("voice.message.undo").click();
    await expect(button("voice.message.delete")).toBeVisible();
    await expect(message.getByText(copy("voice.message.deleted"))).toHaveCount(0);
  },
);

test(
  "[SERV-12 partly] a speed test runs to its end, and is in the list of results after a reload",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    test.slow();
    await signIn("winona", "/services/internet/speed-test");
    await expectScreen(copy("services.speedTest.title"));
    const results = page.getByRole("region", { name: copy("services.speedTest.results") });
    await expect(results).toHaveCount(0);
    await page.getByRole("button", { name: copy("services.speedTest.start") }).click();
    await expect(page.getByRole("button", { name: copy("services.speedTest.again") })).toBeVisible({ timeout: 60_000 });
    await expectAccessiblePage();
    await page.reload();
    await expect(results.getByRole("row")).toHaveCount(2);
  },
);
