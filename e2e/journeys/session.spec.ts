import { expect, test } from "../fixtures/test.ts";
import { signOut } from "../steps/shell.ts";
import { demoPerson, sendSignIn, signInOn } from "../fixtures/people.ts";

test(
  "the sign-in page shows missing fields and a wrong password, and keeps the typed values",
  { tag: "@phone" },
  async ({ page, copy, expectScreen, faults }) => {
    await page.goto("/");
    await expectScreen(copy("session.signIn.title"));
    await page.getByRole("button", { name: copy("session.signIn.submit"), exact: true }).click();
    await expect(page.getByText(copy("session.signIn.errors", { count: 2 }), { exact: true })).toBeVisible();
    await expectScreen(copy("session.signIn.title"));

    faults.allow(/status of 401/);
    await sendSignIn(page, copy, { username: "sam", password: "not-the-password" });
    await expect(page.getByText(copy("problem.INVALID_CREDENTIALS.title"), { exact: true })).toBeVisible();
    await expect(page.getByLabel(copy("session.signIn.username"), { exact: true })).toHaveValue("sam");
    await expect(page.getByLabel(copy("session.signIn.password"), { exact: true })).toHaveValue("not-the-password");
    await expectScreen(copy("session.signIn.title"));
  },
);

test("[SESS-02] signing in redirects to the requested page", { tag: "@once" }, async ({ page, copy, expectScreen }) => {
  await page.goto("/services?from=mail");
  await expect(page).toHaveURL(/targetUrl=%2Fservices%3Ffrom%3Dmail/);
  await sendSignIn(page, copy, demoPerson("sam"));
  await page.waitForURL("**/services?from=mail");
  await expectScreen(copy("services.screenVoice"));
});

test(
  "[SHELL-29] /sign-in-redirect leads to the requested page, after signing in",
  { tag: "@full" },
  async ({ page, copy, expectScreen }) => {
    await page.goto(`/sign-in-redirect?targetUrl=${encodeURIComponent("/services?from=mail")}`);
    await sendSignIn(page, copy, demoPerson("sam"));
    await page.waitForURL("**/services?from=mail");
    await expectScreen(copy("services.screenVoice"));
  },
);

test(
  "[SESS-02] signing in never redirects to another site (open redirect)",
  { tag: "@once" },
  async ({ page, copy, baseURL }) => {
    const elsewhere = [
      "https://example.org/",
      "//example.org/",
      "/\\example.org/",
      "javascript:alert(1)",
      "http:example.org",
      "/%2F/example.org",
    ];
    const [first = "", ...others] = elsewhere;
    await page.goto(`/?targetUrl=${encodeURIComponent(first)}`);
    await sendSignIn(page, copy, demoPerson("sam"));
    await page.waitForURL(`${baseURL}/account-summary`);
    for (const target of others) {
      // Whoever is signed in goes on from the sign-in page at once.
      await page.goto(`/?targetUrl=${encodeURIComponent(target)}`);
      await page.waitForURL(({ origin, pathname }) => origin === baseURL && pathname !== "/");
    }
  },
);

test(
  "[SESS-07] [SESS-10] signing out in one tab signs out every tab, and going back shows nothing",
  { tag: "@once" },
  async ({ page, context, copy, signIn, expectScreen }) => {
    await signIn("sam");
    const second = await context.newPage();
    await second.goto("/account-summary");
    for (const tab of [page, second]) {
      await tab
        .getByRole("main")
        .getByRole("link", { name: copy("summary.viewBilling"), exact: true })
        .click();
      await expect(tab.getByRole("heading", { level: 1, name: copy("billing.home.title"), exact: true })).toBeVisible();
    }

    await signOut(page, copy);
    await page.waitForURL(/loggedOut=true/);
    await expect(page.getByText(copy("session.signIn.ended"), { exact: true })).toBeVisible();
    await expectScreen(copy("session.signIn.title"));
    await second.waitForURL(/loggedOut=true/);
    await expect(second.getByText(copy("session.signIn.ended"), { exact: true })).toBeVisible();

    for (const tab of [page, second]) {
      await tab.goBack();
      await expect(
        tab.getByRole("heading", { level: 1, name: copy("session.signIn.title"), exact: true }),
      ).toBeVisible();
      await expect(tab.getByText("Harbor Street Bakery")).toHaveCount(0);
    }
  },
);

test(
  "[SESS-10] /login?loggedOut=true says how the session ended",
  { tag: "@full" },
  async ({ page, copy, expectScreen }) => {
    await page.goto("/login?loggedOut=true");
    await expect(page).toHaveURL(/\/\?loggedOut=true$/);
    await expect(page.getByRole("status").first()).toContainText(copy("session.signIn.endedDetail"));
    await expectScreen(copy("session.signIn.title"));
  },
);

test(
  "[SESS-07] a mutation without the session's anti-forgery (CSRF) token is refused",
  { tag: "@full" },
  async ({ page, copy, faults }) => {
    await signInOn(page, copy, demoPerson("sam"));
    faults.allow(/status of 403 .*\/identity\/v1\/language\)/);
    const answer = await page.evaluate(async () => {
      const { status } = await fetch("/api/pub/identity/v1/language", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ locale: "es-US" }),
      });
      return status;
    });
    expect(answer).toBe(403);
  },
);
