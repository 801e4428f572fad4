import { expect, test } from "../fixtures/test.ts";
import { demoPerson, sendSignIn } from "../fixtures/people.ts";

const chosen = "three-quiet-harbors-at-dawn";

test("[SESS-01] a password that has to be changed is, and then signs in", { tag: "@phone" }, async ({ page, copy, seen, arrived }) => {
  await page.goto("/");
  await sendSignIn(page, copy, demoPerson("rory"));
  await page.waitForURL("**/account-recovery?password-reset-required");
  await arrived(copy("session.recovery.title"));

  const field = page.getByLabel(copy("session.recovery.field"), { exact: true });
  await field.fill("short");
  await page.getByRole("button", { name: copy("session.recovery.submit"), exact: true }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(copy("session.recovery.tooShort")));
  await seen(copy("session.recovery.title"));

  await field.fill(chosen);
  await page.getByRole("button", { name: copy("session.recovery.submit"), exact: true }).click();
  await expect(page.getByText(copy("session.signIn.passwordChanged"), { exact: true })).toBeVisible();
  await arrived(copy("session.signIn.title"));
  await sendSignIn(page, copy, { username: "rory", password: chosen });
  await page.waitForURL("**/account-summary");
});

test("[SHELL-10 partly] who cannot sign in finds whom to call", { tag: "@phone" }, async ({ page, copy, seen }) => {
  await page.goto("/account-recovery?password-reset=true");
  await seen(copy("session.recovery.helpTitle"));
  await expect(page.getByText(copy("session.help.topic", { topic: "CARE" }), { exact: true })).toBeVisible();
});
