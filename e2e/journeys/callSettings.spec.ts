import { expect, test } from "../fixtures/test.ts";

test(
  "[SERV-04 partly] the owner sees where calls go now, is refused a premium number, and forwards a line",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    await signIn("theo", "/services/voice/call-forwarding");
    await expectScreen(copy("voice.forwarding.screen"));
    await expect(page.getByRole("heading", { level: 2, name: /Main line/ })).toBeVisible();
    await expectAccessiblePage();
    await page.getByRole("checkbox", { name: copy("voice.forwarding.allOn") }).check();
    const to = page.getByRole("textbox", { name: copy("voice.forwarding.allTo") });
    await to.fill("900 555 0142");
    const save = page.getByRole("button", { name: copy("voice.settings.save") });
    await save.click();
    await expect(page.getByText(copy("voice.settings.fault", { code: "PREMIUM", line: "" })).first()).toBeVisible();
    await to.fill("207 555 0142");
    await save.click();
    await expect(page.getByText(copy("voice.settings.saved"))).toBeVisible();
    const forwarded = copy("voice.route.forwarded", { where: "(207) 555-0142" });
    await expect(page.getByRole("heading", { level: 2, name: forwarded })).toBeVisible();

    await page.getByRole("link", { name: copy("voice.guard.screen") }).click();
    await expectScreen(copy("voice.guard.screen"));
    await page.getByRole("textbox", { name: copy("voice.guard.add", { list: "blocked" }) }).fill("876-555-0143");
    await page.getByRole("button", { name: copy("voice.guard.addButton", { list: "blocked" }) }).click();
    await save.click();
    await expect(page.getByText(copy("voice.settings.saved"))).toBeVisible();
    await page.getByRole("textbox", { name: copy("voice.guard.tryNumber") }).fill("876-555-0143");
    await page.getByRole("button", { name: copy("voice.guard.tryButton") }).click();
    const tried = { number: "(876) 555-0143", because: "BLOCKED", outcome: "MESSAGE" } as const;
    await expect(page.getByText(copy("voice.guard.tried", tried))).toBeVisible();
    await expectAccessiblePage();
  },
);

test(
  "[SESS-14] the forwarding link is for admins on the meta-switch phone; the others read why not",
  { tag: "@once" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    const link = page.getByRole("link", { name: copy("voice.forwarding.toManager") });
    await signIn("dana", "/services/voice/call-forwarding");
    await link.click();
    await expectScreen(copy("voice.manager.screen"));
    await expect(page.getByRole("group", { name: copy("voice.manager.choose") })).toBeVisible();
    await expectAccessiblePage();
  },
);

test(
  "[SESS-14] a standard user has no forwarding link and reads who does",
  { tag: "@once" },
  async ({ page, copy, expectScreen, signIn }) => {
    await signIn("sam", "/services/voice/call-forwarding");
    await expectScreen(copy("voice.forwarding.screen"));
    await expect(page.getByText(/Dana .*Ada/)).toBeVisible();
    await expect(page.getByRole("link", { name: copy("voice.forwarding.toManager") })).toHaveCount(0);
    await page.goto("/voice/forwarding-manager");
    await expect(page.getByRole("heading", { level: 2, name: copy("voice.manager.notAdmin") })).toBeVisible();
  },
);
