import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { demoPerson, type Person, sendSignIn, signInOn } from "../fixtures/people.ts";
import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { newestCode } from "../steps/messages.ts";
import { cards, Payment } from "../steps/payment.ts";
import { signOut, switchLanguage } from "../steps/shell.ts";

type Row = { name: string; setBy: string; httpOnly: boolean; sameSite: string; lifetime: string; remembered: string };

/** The table of all cookies; docs/cookies.md is generated from the one that the server sets them from. */
const table: readonly Row[] = readFileSync(join(import.meta.dirname, "../../docs/cookies.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `portico-"))
  .map((line) => {
    const [, name = "", , , setBy = "", , httpOnly, , sameSite = "", lifetimes = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    const [lifetime = "", remembered = lifetime] = lifetimes.split("; ").map((text) => text.split(" ")[0]);
    return { name: name.replaceAll("`", ""), setBy, httpOnly: httpOnly === "yes", sameSite, lifetime, remembered };
  });

/** The cookies that the table expects after sign-in, as `held` reads them. */
const afterSignIn = (rememberMe: boolean) =>
  table
    .filter(({ setBy }) => setBy.startsWith("sign-in") || setBy === "every page")
    .map((row) => rowAsHeld(row, rememberMe));

/** A row of the table as `held` reads it. */
const rowAsHeld = ({ name, httpOnly, sameSite, lifetime, remembered }: Row, rememberMe = false) => ({
  name,
  httpOnly,
  sameSite,
  lifetime: rememberMe ? remembered : lifetime,
  path: "/",
  secure: false,
  domain: "localhost",
});

/** A lifetime of the table of which a minute or less has passed; otherwise what is left. */
function lifetimeOf(name: string, left: number): string {
  const { lifetime, remembered } = table.find((row) => row.name === name) ?? { lifetime: "", remembered: "" };
  return [lifetime, remembered].find((whole) => left <= Number(whole) && left > Number(whole) - 60) ?? String(left);
}

/** What the browser holds. */
async function held(context: BrowserContext) {
  const now = Date.now() / 1000;
  return (await context.cookies()).map(({ name, httpOnly, sameSite, path, secure, domain, expires }) => {
    const lifetime = expires === -1 ? "session" : lifetimeOf(name, expires - now);
    return { name, httpOnly, sameSite, lifetime, path, secure, domain };
  });
}

const byName = <T extends { name: string }>(rows: readonly T[]) =>
  [...rows].sort((a, b) => a.name.localeCompare(b.name));

async function signIn(page: Page, copy: Copy, rememberMe: boolean): Promise<void> {
  await page.goto("/");
  await page.getByRole("checkbox", { name: copy("session.signIn.remember") }).setChecked(rememberMe);
  await sendSignIn(page, copy, demoPerson("sam"));
  await waitForPath(page, "/account-summary");
}

for (const rememberMe of [false, true]) {
  test(
    `[SESS-09] after signing in ${rememberMe ? "with" : "without"} "remember me", the browser holds the cookies of the table and no other`,
    { tag: "@once" },
    async ({ page, context, copy }) => {
      await signIn(page, copy, rememberMe);
      expect(byName(await held(context))).toEqual(byName(afterSignIn(rememberMe)));
    },
  );
}

test(
  "[SESS-08] the profile cookie has its fields and nothing secret, and lasts 90 days when remembered",
  { tag: "@once" },
  async ({ page, context, copy }) => {
    await signIn(page, copy, true);
    const readable = (await page.evaluate(() => document.cookie)).split("; ").map((cookie) => cookie.split("="));
    expect(readable.map(([name]) => name).sort()).toEqual(["portico-appointments", "portico-profile"]);
    const [, profileText = ""] = readable.find(([name]) => name === "portico-profile") ?? [];
    expect(JSON.parse(decodeURIComponent(profileText))).toEqual({
      accountType: "BUSINESS",
      role: "STANDARD",
      username: "sam",
      guid: expect.any(String),
      Eoid: null,
      Eaid: null,
      Sysprin: expect.any(String),
      Zip: expect.stringMatching(/^\d{5}$/),
      csrId: null,
      mountainStates: false,
      firstTimeMigrated: false,
      accountNumber: "8347201180",
      accountName: "Harbor Street Bakery",
      RememberMe: true,
      siteVersion: "business",
      userType: "CUSTOMER",
      memberServices: ["INTERNET", "VOICE", "MOBILE"],
      fetchErrors: [],
    });
    const profile = (await held(context)).find(({ name }) => name === "portico-profile");
    expect(profile?.lifetime).toBe("7776000");
  },
);

test(
  '[SESS-08 partly] after signing out, the sign-in form has the user name with "remember me", and is empty without',
  { tag: "@full" },
  async ({ page, copy }) => {
    const username = page.getByLabel(copy("session.signIn.username"), { exact: true });
    for (const rememberMe of [true, false]) {
      await signIn(page, copy, rememberMe);
      await signOut(page, copy);
      await expect(page.getByRole("heading", { level: 1, name: copy("session.signIn.title") })).toBeVisible();
      await expect(username).toHaveValue(rememberMe ? "sam" : "");
      await expect(page.getByRole("checkbox", { name: copy("session.signIn.remember") })).toBeChecked({
        checked: rememberMe,
      });
    }
  },
);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Signs a person out of all other browsers, on a device of their own. */
async function endElsewhere(browser: Browser, baseURL: string | undefined, copy: Copy, person: Person): Promise<void> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await signInOn(page, copy, person, "/profile-and-settings");
  await page.getByRole("link", { name: copy("session.security.cardAction"), exact: true }).click();
  await press(page, copy("session.security.sessions.endOthers"));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: copy("session.security.sessions.yes"), exact: true })
    .click();
  await expect(page.getByText(copy("session.security.sessions.onlyHere"), { exact: true })).toBeVisible();
  await context.close();
}

/** What a visitor does before signing in: a language, a ZIP code, a new sign-in, a forgotten password, two steps. */
async function asVisitor(page: Page, copy: Copy, keep: () => Promise<void>): Promise<void> {
  await page.goto("/");
  for (const language of ["es", "en"] as const) {
    // The page is in the other language before the server has answered with its cookie.
    const answered = page.waitForResponse(/\/identity\/v1\/language$/);
    await switchLanguage(page, language);
    await answered;
  }
  await page.goto("/contactus");
  await field(page, copy("support.served.zip")).fill("02996");
  await press(page, copy("support.served.check"));
  await expect(page.getByText("Sandbar Cooperative").last()).toBeVisible();
  await page.goto("/contactus");
  await expect(field(page, copy("support.served.zip"))).toHaveValue("02996");
  await page.goto("/create-account");
  await field(page, copy("session.creation.accountNumber")).fill("8347 20 9101");
  await field(page, copy("session.creation.zip")).fill("02128");
  await field(page, copy("session.creation.firstName")).fill("Lee");
  await field(page, copy("session.creation.email")).fill("cookies@cormorant.example");
  await press(page, copy("session.creation.send"));
  await expect(page.getByRole("heading", { level: 1, name: copy("session.creation.codeTitle") })).toBeVisible();
  await keep();
  await page.goto("/account-recovery?password-reset=true");
  await field(page, copy("session.recovery.identifier")).fill("lena");
  await press(page, copy("session.recovery.sendCode"));
  await field(page, copy("session.recovery.code")).fill(await newestCode(page, "lena"));
  await press(page, copy("session.recovery.confirm"));
  await expect(field(page, copy("session.recovery.field"))).toBeVisible();
  await page.goto("/");
  await sendSignIn(page, copy, demoPerson("keola"));
  await expect(page.getByRole("heading", { level: 1, name: copy("session.signIn.title") })).toBeHidden();
  await keep();
}

/** A payment that the processor fails; the next one, and the sign-in page, say at once that payments are unavailable. */
async function payInAnOutage(page: Page, copy: Copy, keep: () => Promise<void>): Promise<void> {
  await signInOn(page, copy, demoPerson("lena"));
  const payment = new Payment(page, copy);
  await payment.make(234, cards.failsBeforeCharging);
  const title = copy("billing.outcome.title.notCharged");
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible({ timeout: 60_000 });
  await keep();
  const unavailable = page.getByText(copy("session.paymentsUnavailable.title"), { exact: true });
  await payment.open();
  await expect(unavailable).toBeVisible();
  await expect(payment.continueButton).toBeEnabled();
  await signOut(page, copy);
  await page.waitForURL(/loggedOut=true/);
  await expect(unavailable).toBeVisible();
}

/** The payment's outcome is known after half a minute, so the usual run leaves its cookie to the server's tests. */
for (const hasOutage of [false, true])
  test(
    `[SESS-09] all cookies of the table${hasOutage ? "" : " but that of an outage of the processor"} exist, each with its scope and flags, once what sets it has happened; and no other`,
    { tag: hasOutage ? "@full" : "@once" },
    async ({ page, context, browser, baseURL, copy, faults }) => {
      test.slow();
      // Of the session that was ended elsewhere.
      faults.allow(/status of 401/);
      const seen = new Map<string, Awaited<ReturnType<typeof held>>[number]>();
      const keep = async () => {
        for (const cookie of await held(context)) if (!seen.has(cookie.name)) seen.set(cookie.name, cookie);
      };
      const expected = table.filter(({ name }) => hasOutage || name !== "portico-bill-pay-unavailable");
      await asVisitor(page, copy, keep);
      if (hasOutage) await payInAnOutage(page, copy, keep);
      const sam = demoPerson("sam");
      await signInOn(page, copy, sam);
      await keep();
      await endElsewhere(browser, baseURL, copy, sam);
      await page.goto("/billing");
      await expect(page.getByText(copy("session.security.ended.otherDevice"), { exact: true })).toBeVisible();
      expect((await held(context)).map(({ name }) => name)).not.toContain("portico-appointments");
      await page.goto("/?cobrowse=on");
      await keep();
      expect(byName([...seen.values()])).toEqual(byName(expected.map((row) => rowAsHeld(row))));
    },
  );
