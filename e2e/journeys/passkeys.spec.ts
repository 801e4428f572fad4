import type { Page } from "@playwright/test";
import { demoPerson, forgetSession, sendSignIn, signInOn } from "../fixtures/people.ts";
import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";

const security = "/user-preferences/security";

/** Gives the browser an authenticator that keeps passkeys and whose person is always there and always right. */
async function withAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test(
  "a person adds a passkey, signs in with it alone and after the password, and removes it",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, faults }) => {
    // The passkey that was removed.
    faults.allow(/status of 422/);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const person = demoPerson("theo");
    await withAuthenticator(page);
    await signInOn(page, copy, person, security);
    await expectScreen(copy("session.security.screen"));
    await button(copy("session.passkey.add")).click();
    await expectAccessiblePage();
    await page.getByLabel(copy("session.passkey.name"), { exact: true }).fill("Laptop");
    await page.keyboard.press("Enter");
    await expect(page.getByText(copy("session.passkey.saved", { change: "added", name: "Laptop" }))).toBeVisible();
    await expect(page.getByText(copy("session.secondFactor.codesTitle"), { exact: true })).toBeVisible();
    await expectAccessiblePage();

    // On this device there is one already.
    await button(copy("session.passkey.add")).click();
    await page.getByLabel(copy("session.passkey.name"), { exact: true }).fill("Laptop again");
    await page.keyboard.press("Enter");
    await expect(page.getByText(copy("session.passkey.known.title"), { exact: true })).toBeVisible();

    await forgetSession(page);
    await page.goto(`/?targetUrl=${encodeURIComponent("/billing")}`);
    await button(copy("session.passkey.signIn")).click();
    await waitForPath(page, "/billing");

    await forgetSession(page);
    await page.goto(`/?targetUrl=${encodeURIComponent(security)}`);
    await sendSignIn(page, copy, person);
    await expectScreen(copy("session.secondFactor.stepTitle"));
    await button(copy("session.passkey.use")).click();
    await waitForPath(page, security);

    await page.getByRole("button", { name: `${copy("session.passkey.remove")} Laptop` }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessiblePage();
    await button(copy("session.passkey.yes")).click();
    await expect(page.getByText(copy("session.passkey.none"), { exact: true })).toBeVisible();

    // The device still has it, and the server does not.
    await forgetSession(page);
    await page.goto("/");
    await button(copy("session.passkey.signIn")).click();
    await expect(page.getByText(copy("problem.PASSKEY_REFUSED.title"), { exact: true })).toBeVisible();
    await sendSignIn(page, copy, person);
    await waitForPath(page, "/account-summary");
  },
);
