import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { newestCode, sentTo } from "../steps/messages.ts";
import { demoPerson, sendSignIn } from "../fixtures/people.ts";

const chosen = "three-quiet-harbors-at-dawn";

test(
  "[SESS-01] a person with an expired password changes it and then signs in",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectNavigationTo }) => {
    await page.goto("/");
    await sendSignIn(page, copy, demoPerson("rory"));
    await page.waitForURL("**/account-recovery?password-reset-required");
    await expectNavigationTo(copy("session.recovery.title"));

    const field = page.getByLabel(copy("session.recovery.field"), { exact: true });
    await field.fill("short");
    await page.getByRole("button", { name: copy("session.recovery.submit"), exact: true }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(copy("session.recovery.tooShort")));
    await expectScreen(copy("session.recovery.title"));

    await field.fill(chosen);
    await page.getByRole("button", { name: copy("session.recovery.submit"), exact: true }).click();
    await expect(page.getByText(copy("session.signIn.passwordChanged"), { exact: true })).toBeVisible();
    await expectNavigationTo(copy("session.signIn.title"));
    await sendSignIn(page, copy, { username: "rory", password: chosen });
    await waitForPath(page, "/account-summary");
  },
);

test(
  "[SESS-17 partly] [SHELL-10 partly] a forgotten password: an e-mailed code, a new password, signed in",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage }, { project }) => {
    // One person for each project, because the new password stays.
    const username = project.name === "phone-es" ? "bella" : "nell";
    const fresh = "nine herons over a quiet canal";
    await page.goto("/");
    await page.getByRole("link", { name: copy("session.recovery.forgotPassword"), exact: true }).click();
    await expectScreen(copy("session.recovery.passwordTitle"));
    await page.getByLabel(copy("session.recovery.identifier"), { exact: true }).fill(`${username}@portico.example`);
    await page.getByRole("button", { name: copy("session.recovery.sendCode"), exact: true }).click();
    await expectScreen(copy("session.recovery.codeTitle"));
    await expectAccessiblePage();

    const code = await newestCode(page, username);
    const field = page.getByLabel(copy("session.recovery.code"), { exact: true });
    await field.fill(code === "00000000" ? "00000001" : "00000000");
    await page.getByRole("button", { name: copy("session.recovery.confirm"), exact: true }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(copy("session.recovery.codeWrong", { left: 4 })));

    // A phone that opened the e-mail may have dropped the page: the name is asked for again, the code still works.
    await page.reload();
    await page.getByLabel(copy("session.recovery.identifier"), { exact: true }).fill(username);
    await field.fill(`${code.slice(0, 4)} ${code.slice(4)}`);
    await page.getByRole("button", { name: copy("session.recovery.confirm"), exact: true }).click();
    await expectScreen(copy("session.recovery.title"));
    const password = page.getByLabel(copy("session.recovery.field"), { exact: true });
    await password.fill("Password-2026!");
    await page.getByRole("button", { name: copy("session.recovery.submit"), exact: true }).click();
    await expect(password).toHaveAccessibleDescription(new RegExp(copy("session.recovery.tooWeak")));
    await expectAccessiblePage();

    await password.fill(fresh);
    await page.getByRole("button", { name: copy("session.recovery.submit"), exact: true }).click();
    await expect(page.getByText(copy("session.signIn.passwordChanged"), { exact: true })).toBeVisible();
    await sendSignIn(page, copy, { username, password: fresh });
    await waitForPath(page, "/account-summary");
  },
);

test(
  "[SESS-17 partly] [SHELL-10 partly] a forgotten user name is e-mailed; an unknown address is answered alike",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage }) => {
    await page.goto("/");
    await page.getByRole("link", { name: copy("session.recovery.forgotUsername"), exact: true }).click();
    await expectScreen(copy("session.recovery.usernameTitle"));
    for (const email of ["nobody@portico.example", "otis@portico.example"]) {
      await page.getByLabel(copy("session.recovery.email"), { exact: true }).fill(email);
      await page.getByRole("button", { name: copy("session.recovery.sendUsername"), exact: true }).click();
      await expect(page.getByText(copy("session.recovery.sentDetail", { email }))).toBeVisible();
    }
    await expectAccessiblePage();
    await expect.poll(async () => (await sentTo(page, "otis@portico.example"))[0]).toContain("\n\notis\n\n");
    expect(await sentTo(page, "nobody@portico.example")).toEqual([]);
  },
);

test(
  "[SHELL-10 partly] without a way in the address, account recovery asks what was forgotten and shows the phone number",
  { tag: "@full" },
  async ({ page, copy, expectScreen }) => {
    await page.goto("/account-recovery");
    await expectScreen(copy("session.recovery.helpTitle"));
    await expect(page.getByRole("main").locator('a[href^="tel:"]')).toBeVisible();
    await page.getByRole("link", { name: copy("session.recovery.forgotPassword"), exact: true }).click();
    await expectScreen(copy("session.recovery.passwordTitle"));
  },
);
