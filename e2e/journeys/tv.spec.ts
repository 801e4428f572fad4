import { expect, test } from "../fixtures/test.ts";

test("[SERV-12 partly] a customer finds the number of a channel, and sees which TV box does not respond @phone", async ({
  page,
  copy,
  seen,
  good,
  signIn,
}) => {
  await signIn("sofia", "/services");
  await seen(copy("services.screenVoice"));
  await page.getByRole("link", { name: copy("tv.link") }).click();
  await seen(copy("tv.screen"));
  await good();
  await page.getByRole("searchbox").fill("regatta");
  await expect(page.getByText(copy("tv.found", { count: 1 })).first()).toBeVisible();
  await expect(page.getByText(copy("tv.channel", { name: "Regatta" }))).toBeVisible();
  await expect(page.getByText(copy("tv.showsUnknown"))).toBeVisible();
  await good();
});
