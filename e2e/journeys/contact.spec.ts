import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { newestTo, sentTo } from "../steps/messages.ts";
import { demoPerson } from "../fixtures/people.ts";

const screen = "/user-preferences/contact";

test(
  "[SESS-19 partly] a customer changes the e-mail address with a code, and chooses which e-mails come",
  { tag: "@full" },
  async ({ page, copy, expectScreen, expectAccessiblePage, signIn, faults }, { project }) => {
    faults.allow(/status of 422/);
    // One person for each project, because the new address stays.
    const username = project.name === "phone-es" ? "billie" : "ada";
    const fresh = `${username}.new@example.com`;
    await signIn(username, "/profile-and-settings");
    await page.getByRole("link", { name: copy("contact.cardAction"), exact: true }).click();
    await waitForPath(page, screen);
    await expectScreen(copy("contact.screen"));
    await expectAccessiblePage();

    await page.getByRole("button", { name: copy("contact.email.change"), exact: true }).click();
    const address = page.getByLabel(copy("contact.email.field"), { exact: true });
    await expect(address).toBeFocused();
    await page.getByRole("button", { name: copy("contact.email.cancel"), exact: true }).click();
    const change = page.getByRole("button", { name: copy("contact.email.change"), exact: true });
    await expect(change).toBeFocused();
    await change.click();
    await address.fill(fresh);
    const password = page.getByLabel(copy("contact.email.password"), { exact: true });
    await password.fill("not my password");
    await page.getByRole("button", { name: copy("contact.email.send"), exact: true }).click();
    await expect(password).toHaveAccessibleDescription(new RegExp(copy("contact.email.passwordWrong")));
    await expect(address).toHaveValue(fresh);
    await expectAccessiblePage();
    await password.fill(demoPerson(username).password);
    await page.getByRole("button", { name: copy("contact.email.send"), exact: true }).click();

    // The code stays valid when a phone opened the e-mail and dropped the page meanwhile.
    const code = page.getByLabel(copy("contact.email.code"), { exact: true });
    await expect(code).toBeFocused();
    await page.reload();
    await code.fill(await newestTo(page, fresh, /^\d{6}$/m));
    await expectAccessiblePage();
    await page.getByRole("button", { name: copy("contact.email.confirm"), exact: true }).click();
    await expect(page.getByText(copy("contact.email.confirmed", { email: fresh }))).toBeVisible();
    await expect.poll(() => sentTo(page, `${username}@portico.example`)).toHaveLength(1);

    const none = page
      .getByRole("radiogroup", { name: copy("contact.topic.PAYMENT_PROBLEMS"), exact: true })
      .getByRole("radio", { name: copy("contact.wanted.PAYMENT_PROBLEMS", { wanted: "NONE" }), exact: true });
    await none.check();
    await expect(page.getByText(copy("contact.topic.saved"), { exact: true })).toBeVisible();
    await page.reload();
    await expect(none).toBeChecked();
  },
);

test(
  "[SESS-19 partly] a new first name is at the top of the page at once",
  { tag: "@once" },
  async ({ page, copy, signIn }) => {
    await signIn("carl", screen);
    await page.getByLabel(copy("contact.name.field"), { exact: true }).fill("Robin");
    await page.getByRole("button", { name: copy("contact.name.save"), exact: true }).click();
    await expect(page.getByText(copy("contact.name.saved"))).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Robin" })).toBeVisible();
  },
);
