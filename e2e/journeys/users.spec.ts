import { sendSignIn } from "../fixtures/people.ts";
import { expectFocusSomewhere, waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { setFilters } from "../steps/filters.ts";
import { signOut } from "../steps/shell.ts";
import { card, invite, openInvitation, usersPath } from "../steps/users.ts";

const people = usersPath;
const password = "a better phrase";

test(
  "[SESS-18] the owner invites a person, who creates a sign-in and signs in; then changes the role and removes them",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn, faults }, { project }) => {
    // The user name in use.
    faults.allow(/status of 400/);
    const [email, username] = [`lee.${project.name}@kettle.example`, `lee.${project.name}`];
    await signIn("rita", people);
    await expectScreen(copy("users.title"));
    await invite(page, copy, email);
    await expect(card(page, email)).toContainText(copy("users.role", { role: "BILLING" }));
    await expectAccessiblePage();

    await page.goto("/profile-and-settings");
    await signOut(page, copy);
    // A page that opens before the server has ended the session would still be signed in.
    await expect(
      page.getByRole("heading", { level: 1, name: copy("session.signIn.title"), exact: true }),
    ).toBeVisible();
    await openInvitation(page, email);
    await expectScreen(copy("users.invitation.title"));
    await page.getByLabel(copy("users.invitation.firstName"), { exact: true }).fill("Lee");
    await page.getByLabel(copy("users.invitation.username"), { exact: true }).fill("rita");
    await page.getByLabel(copy("users.invitation.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: copy("users.invitation.register"), exact: true }).click();
    await expect(page.getByText(copy("users.invitation.usernameTaken")).first()).toBeVisible();
    await expect(page.getByLabel(copy("users.invitation.firstName"), { exact: true })).toHaveValue("Lee");
    await page.getByLabel(copy("users.invitation.username"), { exact: true }).fill(username);
    await page.getByRole("button", { name: copy("users.invitation.register"), exact: true }).click();
    await expectScreen(copy("users.invitation.readyTitle"));
    await page.getByRole("link", { name: copy("users.invitation.signIn"), exact: true }).click();
    await sendSignIn(page, copy, { username, password });
    await waitForPath(page, "/account-summary");
    await page.goto("/profile-and-settings");
    await expect(page.getByText(copy("settings.role.may", { role: "BILLING" }), { exact: true })).toBeVisible();

    await signIn("rita", people);
    await card(page, "Lee")
      .getByRole("button", { name: copy("users.changeRole") })
      .click();
    await page.getByRole("radio", { name: copy("users.role", { role: "STANDARD" }) }).check();
    await page.getByRole("button", { name: copy("users.save"), exact: true }).click();
    await expect(page.getByText(copy("users.done", { what: "role", name: "Lee" }))).toBeVisible();
    await expect(card(page, "Lee")).toContainText(copy("users.role", { role: "STANDARD" }));

    await page.getByRole("button", { name: copy("users.more", { name: "Lee" }) }).click();
    await page.getByRole("menuitem", { name: copy("users.remove") }).click();
    await page.getByRole("button", { name: copy("users.confirm.yes", { what: "remove" }), exact: true }).click();
    await expect(page.getByText(copy("users.done", { what: "remove", name: "Lee" }))).toBeVisible();
    await expect(card(page, "Lee")).toHaveCount(0);
    await expectAccessiblePage();
  },
);

test(
  "[SESS-11] [SESS-21] a customer of two accounts changes between them without signing in again, and manages users only of the own one",
  { tag: "@full" },
  async ({ page, copy, expectScreen, signIn }) => {
    await signIn("rita", "/accounts");
    await expectScreen(copy("users.accounts.title"));
    await card(page, "Pine and Ladle Catering")
      .getByRole("button", { name: copy("users.accounts.use") })
      .click();
    await waitForPath(page, "/account-summary");
    await page.goto("/profile-and-settings");
    await expect(page.getByText(copy("settings.role", { role: "STANDARD" }), { exact: true })).toBeVisible();
    await page.goto(people);
    await waitForPath(page, "/account-summary");
    await expect(page.getByText(copy("summary.refused"))).toBeVisible();
  },
);

test(
  "[SESS-18 partly] after an invitation is withdrawn, the focus is on what is left of the list, also when it is read late",
  { tag: "@full" },
  async ({ page, copy, signIn }) => {
    const email = "kim@kettle.example";
    await signIn("rita", people);
    await invite(page, copy, email);
    await page.route(/\/people(\?|$)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await card(page, email)
      .getByRole("button", { name: copy("users.invitations.withdraw") })
      .click();
    await page.getByRole("button", { name: copy("users.confirm.yes", { what: "withdraw" }), exact: true }).click();
    await expect(card(page, email)).toHaveCount(0);
    await expectFocusSomewhere(page);
  },
);

test(
  "[B17] the owner finds in the activity log who invited a person, filters it, and saves it as a file",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn }) => {
    const email = "sol@kettle.example";
    await signIn("rita", people);
    await invite(page, copy, email);
    await page.getByRole("link", { name: copy("users.log.title"), exact: true }).click();
    await expectScreen(copy("users.log.title"));
    const newest = page.getByRole("row").nth(1);
    const what = copy("users.log.what.USERS", { kind: "INVITED", subject: email, role: "BILLING", before: "STANDARD" });
    await expect(newest).toContainText(what);
    await expect(newest).toContainText("Rita");
    await expectAccessiblePage();
    const areas = page.getByLabel(copy("users.log.areaLabel"), { exact: true });
    await setFilters(page, copy, () => areas.selectOption({ label: copy("users.log.area", { area: "WALLET" }) }));
    await expect(page.getByText(copy("users.log.none.title"), { exact: true })).toBeVisible();
    await page.reload();
    await setFilters(page, copy, () => expect(areas).toHaveValue("WALLET"));
    await page.getByRole("button", { name: copy("users.log.none.reset"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(newest).toContainText(what);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: copy("users.log.download"), exact: true }).click();
    expect((await saved).suggestedFilename()).toBe(`${copy("users.log.fileName")}.csv`);
  },
);
