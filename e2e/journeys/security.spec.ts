import type { Browser, Page } from "@playwright/test";
import type { Copy } from "../fixtures/copy.ts";
import { demoPerson, type Person, signInOn } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";
import { sentTo } from "../steps/messages.ts";

const security = "/user-preferences/security";
const better = "nine herons over a quiet canal";

/** Signs the person in on another device. */
async function onAnotherDevice(
  browser: Browser,
  { baseURL, locale }: { baseURL: string | undefined; locale: string | undefined },
  copy: Copy,
  person: Person,
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(locale && { locale }) });
  const page = await context.newPage();
  await signInOn(page, copy, person);
  return page;
}

test(
  "a person sees where they are signed in, signs another device out, and it says so",
  { tag: "@full" },
  async ({ page, browser, baseURL, locale, copy, expectScreen, expectAccessiblePage }) => {
    const person = demoPerson("nadia");
    const [other, third] = [
      await onAnotherDevice(browser, { baseURL, locale }, copy, person),
      await onAnotherDevice(browser, { baseURL, locale }, copy, person),
    ];
    await signInOn(page, copy, person, "/profile-and-settings");
    await page.getByRole("link", { name: copy("session.security.cardAction"), exact: true }).click();
    await expectScreen(copy("session.security.screen"));
    const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText(copy("session.security.sessions.here"));

    // The list is sorted by last use: the newest of the others was signed in last.
    await cards.nth(1).getByRole("button").click();
    await expect(cards).toHaveCount(2);
    await third.goto("/billing");
    await expect(third.getByText(copy("session.security.ended.otherDevice"), { exact: true })).toBeVisible();

    await page.getByRole("button", { name: copy("session.security.sessions.endOthers"), exact: true }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessiblePage();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: copy("session.security.sessions.yes"), exact: true }).click();
    await expect(page.getByText(copy("session.security.sessions.endedOthers", { count: 1 }))).toBeVisible();
    await expect(page.getByText(copy("session.security.sessions.onlyHere"), { exact: true })).toBeVisible();
    await expectAccessiblePage();
    await other.goto("/billing");
    await expect(other.getByText(copy("session.security.ended.otherDevice"), { exact: true })).toBeVisible();
    await signInOn(other, copy, person);
    await other.context().close();
    await third.context().close();
  },
);

test(
  "[SESS-19 partly] a person changes the password: other devices are signed out, and an e-mail tells them",
  { tag: "@full" },
  async ({ page, browser, baseURL, locale, copy, expectScreen, expectAccessiblePage, faults }, { project }) => {
    // A wrong current password.
    faults.allow(/status of 401/);
    // One person for each project, because the new password stays.
    const person = demoPerson(project.name === "phone-es" ? "noor" : "rafa");
    const other = await onAnotherDevice(browser, { baseURL, locale }, copy, person);
    await signInOn(page, copy, person, security);
    await expectScreen(copy("session.security.screen"));
    const current = page.getByLabel(copy("session.security.password.current"), { exact: true });
    const fresh = page.getByLabel(copy("session.recovery.field"), { exact: true });
    const submit = page.getByRole("button", { name: copy("session.security.password.submit"), exact: true });

    await current.fill("not-the-password");
    await fresh.fill("Password-2026!");
    await submit.click();
    await expect(fresh).toHaveAccessibleDescription(new RegExp(copy("session.recovery.tooWeak")));
    await fresh.fill(better);
    await submit.click();
    await expect(current).toHaveAccessibleDescription(new RegExp(copy("session.security.password.currentWrong")));
    await expect(fresh).toHaveValue(better);
    await expectAccessiblePage();

    await current.fill(person.password);
    await submit.click();
    await expect(page.getByText(copy("session.security.password.saved"), { exact: true })).toBeVisible();
    await expect(current).toHaveValue("");
    await expectAccessiblePage();

    await other.goto("/billing");
    await expect(other.getByText(copy("session.security.ended.passwordChanged"), { exact: true })).toBeVisible();
    await signInOn(other, copy, { ...person, password: better });
    await other.context().close();
    await page.reload();
    await expectScreen(copy("session.security.screen"));
    await expect.poll(() => sentTo(page, `${person.username}@portico.example`)).not.toEqual([]);
  },
);
