import { expect, test } from "../fixtures/test.ts";
import { setFilters } from "../steps/filters.ts";

test("[SERV-04] from the unread count to messages with audio and a fax, the call log, and every setting of a line @once", async ({
  page,
  copy,
  expectScreen,
  expectAccessiblePage,
  signIn,
}) => {
  // The unread count.
  await signIn("dana");
  const unread = copy("voice.unread.link", { count: 5 }).replace("5", "\\d+");
  await page.getByRole("link", { name: new RegExp(unread) }).click();

  // Messages with audio, and the fax as a file.
  await expectScreen(copy("voice.messages.title"));
  const play = page.getByRole("button", { name: new RegExp(`^${copy("voice.player.play")}: Chart House`) });
  const sound = page.waitForResponse((answer) => answer.url().includes("/voicemail/audio/"));
  await play.first().click();
  expect((await sound).headers()["content-type"]).toBe("audio/wav");
  const fax = page.waitForEvent("download");
  await page
    .getByRole("link", { name: copy("voice.message.download") })
    .first()
    .click();
  expect((await fax).suggestedFilename()).toMatch(/^fax-.*\.pdf$/);

  // The call log: a search, the filters in the URL, and the file.
  await page.getByRole("link", { name: copy("voice.calls.title") }).click();
  await expectScreen(copy("voice.calls.title"));
  await page.getByRole("searchbox", { name: copy("voice.calls.search") }).fill("chart house");
  await setFilters(page, copy, () =>
    page.getByRole("combobox", { name: copy("voice.calls.kindLabel") }).selectOption("MISSED"),
  );
  await expect(page).toHaveURL(/search=chart\+house.*kind=missed|kind=missed.*search=chart\+house/);
  await expect(
    page
      .getByRole("table")
      .or(page.getByRole("list", { name: copy("voice.calls.caption"), exact: true }))
      .getByText(copy("voice.call.kind", { kind: "MISSED" }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "(617) 555-0142" }).first()).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: copy("voice.calls.download") }).click();
  expect((await file).suggestedFilename()).toContain(copy("voice.calls.fileName"));
  await expectAccessiblePage();
  await page.reload();
  await expect(page.getByRole("searchbox", { name: copy("voice.calls.search") })).toHaveValue("chart house");

  // The lines, and the settings of one.
  await page.getByRole("link", { name: copy("voice.messages.back"), exact: true }).click();
  await expectScreen(copy("voice.home.title"));
  await page
    .getByRole("navigation", { name: copy("voice.settings.links") })
    .getByRole("link", { name: copy("voice.phone.screen") })
    .click();
  for (const screen of [
    "voice.phone.screen",
    "voice.guard.screen",
    "voice.forwarding.screen",
    "voice.version.screen",
  ] as const) {
    if (screen !== "voice.phone.screen") await page.getByRole("link", { name: copy(screen), exact: true }).click();
    await expectScreen(copy(screen));
    if (screen === "voice.version.screen") break;
    await expect(page.getByRole("combobox", { name: copy("voice.settings.line") })).toBeVisible();
  }

  // Managing lines and the forwarding of several.
  await page.goto("/voice/manage-lines");
  await expectScreen(copy("voice.manage.screen"));
  await page.getByRole("link", { name: copy("voice.forwarding.toManager") }).click();
  await expectScreen(copy("voice.manager.screen"));
  await expect(page.getByRole("group", { name: copy("voice.manager.choose") })).toBeVisible();
});

test(
  "[SHELL-15 partly] the voice manager of this environment is linked to; it and the calls are held back from who has not confirmed their identity",
  { tag: "@full" },
  async ({ page, copy, expectScreen, signIn }) => {
    await signIn("dana", "/services/voice");
    await expect(page.getByRole("link", { name: copy("voice.managerSite.open") })).toHaveAttribute(
      "href",
      /^https:\/\/voice-manager[a-z-]*\.example\/$/,
    );
    await signIn("thaddeus", "/services/voice");
    await expect(page.getByText(copy("cpni.lead"))).toBeVisible();
    await expectScreen(copy("voice.home.title"));
    await expect(page.getByRole("link", { name: copy("voice.managerSite.open") })).toHaveCount(0);
    await page.getByRole("link", { name: copy("voice.calls.title") }).click();
    await expect(page.getByRole("heading", { name: copy("voice.calls.heldBack") })).toBeVisible();
  },
);
