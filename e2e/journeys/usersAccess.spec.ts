import { demoPerson, forgetSession, sendSignIn } from "../fixtures/people.ts";
import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { sentTo } from "../steps/messages.ts";
import { card, change, invite, openInvitation, usersPath } from "../steps/users.ts";

test(
  "[SESS-18 partly] an invitation that has expired is sent again, and its new link works",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectAccessiblePage }) => {
    const email = "bookkeeper@copperkettle.example";
    await signIn("rita", usersPath);
    await expectScreen(copy("users.title"));
    await expect(card(page, email)).toContainText(copy("users.invitations.expired"));
    await card(page, email)
      .getByRole("button", { name: copy("users.invitations.resend") })
      .click();
    await expect(page.getByText(copy("users.done", { what: "resend", name: email }))).toBeVisible();
    await expect(card(page, email)).not.toContainText(copy("users.invitations.expired"));
    await expectAccessiblePage();

    await expect.poll(() => sentTo(page, email)).toHaveLength(1);
    await forgetSession(page);
    await openInvitation(page, email);
    await expectScreen(copy("users.invitation.title"));
    await expect(page.getByRole("button", { name: copy("users.invitation.register"), exact: true })).toBeVisible();
  },
);

test(
  "[SESS-18 partly] a customer accepts an invitation with the own sign-in, becomes the owner and hands the account back; deactivated, the account is gone",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen, expectAccessiblePage }) => {
    test.slow();
    const email = "nico@portico.example";
    const toKettle = async () => {
      await signIn("nico", "/accounts");
      await expectScreen(copy("users.accounts.title"));
      await card(page, "Copper Kettle Coffee")
        .getByRole("button", { name: copy("users.accounts.use") })
        .click();
      await waitForPath(page, "/account-summary");
    };

    await test.step("accepted with an existing sign-in", async () => {
      await signIn("rita", usersPath);
      await invite(page, copy, email);
      await forgetSession(page);
      await openInvitation(page, email);
      await expectScreen(copy("users.invitation.title"));
      await expect(page.getByText(copy("users.invitation.known", { email }))).toBeVisible();
      await page.getByRole("link", { name: copy("users.invitation.signInToAccept"), exact: true }).click();
      await sendSignIn(page, copy, demoPerson("nico"));
      await page.getByRole("button", { name: copy("users.invitation.accept"), exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: copy("users.invitation.title") })).toBeHidden();
    });

    await test.step("becomes the owner", async () => {
      await signIn("rita", usersPath);
      await change(page, copy, "Nico", "transfer");
      await expect(card(page, "Nico")).toContainText(copy("users.role", { role: "PRIMARY" }));
      await expect(card(page, "Rita")).toContainText(copy("users.role", { role: "ADMIN" }));
      await expectAccessiblePage();
    });

    await test.step("hands the account back", async () => {
      await toKettle();
      await page.goto(usersPath);
      await change(page, copy, "Rita", "transfer");
      await expect(card(page, "Rita")).toContainText(copy("users.role", { role: "PRIMARY" }));
    });

    await test.step("deactivated", async () => {
      await signIn("rita", usersPath);
      await change(page, copy, "Nico", "deactivate");
      await expect(card(page, "Nico")).toContainText(copy("users.deactivated"));
      await expectAccessiblePage();
      await signIn("nico", "/accounts");
      await expect(page.getByRole("main")).toContainText("Anchor Row Insurance");
      await expect(page.getByRole("main")).not.toContainText("Copper Kettle Coffee");
    });
  },
);
