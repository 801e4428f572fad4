import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { demoPerson, sendSignIn } from "../fixtures/people.ts";
import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { signOut } from "../steps/shell.ts";

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
    .filter(({ setBy }) => setBy === "sign-in" || setBy === "every page")
    .map(({ name, httpOnly, sameSite, lifetime, remembered }) => ({
      name,
      httpOnly,
      sameSite,
      lifetime: rememberMe ? remembered : lifetime,
      path: "/",
      secure: false,
      domain: "localhost",
    }));

/** What the browser holds; a lifetime is what is left of it, to the nearest ten minutes. */
async function held(context: BrowserContext) {
  const now = Date.now() / 1000;
  return (await context.cookies()).map(({ name, httpOnly, sameSite, path, secure, domain, expires }) => {
    const lifetime = expires === -1 ? "session" : String(Math.round((expires - now) / 600) * 600);
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
    `[SESS-09 partly] after signing in ${rememberMe ? "with" : "without"} "remember me", the browser holds the cookies of the table and no other`,
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
    const readable = await page.evaluate(() => document.cookie);
    expect(readable).toMatch(/^portico-profile=[^;]*$/);
    expect(JSON.parse(decodeURIComponent(readable.slice("portico-profile=".length)))).toEqual({
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
  { tag: "@phone" },
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
