import type { Page } from "@playwright/test";
import { sendSignIn } from "../fixtures/people.ts";
import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";
import { newestTo, sentTo } from "../steps/messages.ts";
import { signOut } from "../steps/shell.ts";
import type { Copy } from "../fixtures/copy.ts";

const chosen = "three-quiet-harbors-at-dawn";
const recovered = "nine herons over a quiet canal";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const codeSentTo = (page: Page, email: string) => newestTo(page, email, /^\d{8}$/m);

type Owner = { number: string; zip?: string; amount?: string; email: string; username: string };

async function createSignIn(page: Page, copy: Copy, expectScreen: (title: string) => Promise<void>, owner: Owner) {
  await field(page, copy("session.creation.accountNumber")).fill(owner.number);
  if (owner.amount) {
    await page.getByRole("radio", { name: copy("session.creation.byAmount") }).check();
    await field(page, copy("session.creation.amount")).fill(owner.amount);
  } else await field(page, copy("session.creation.zip")).fill(owner.zip ?? "");
  await field(page, copy("session.creation.firstName")).fill("Lee");
  await field(page, copy("session.creation.email")).fill(owner.email);
  await press(page, copy("session.creation.send"));
  await expectScreen(copy("session.creation.codeTitle"));

  // A phone that opened the e-mail may have dropped the page: the code still works.
  await page.reload();
  await field(page, copy("session.recovery.code")).fill(await codeSentTo(page, owner.email));
  await field(page, copy("users.invitation.username")).fill(owner.username);
  await field(page, copy("users.invitation.password")).fill(chosen);
  await press(page, copy("session.creation.create"));
}

test(
  "[SESS-17] an owner creates a sign-in at /create-account, and later gets back a forgotten user name and password",
  { tag: "@phone" },
  async ({ page, copy, expectScreen, expectAccessiblePage }) => {
    const owner = { number: "8347 20 9101", zip: "02128", email: "lee@cormorant.example", username: "lee" };
    await page.goto("/");
    await page.getByRole("link", { name: copy("session.creation.link"), exact: true }).click();
    await waitForPath(page, "/create-account");
    await expectAccessiblePage();
    await createSignIn(page, copy, expectScreen, owner);
    await waitForPath(page, "/account-summary");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await signOut(page, copy);
    await page.waitForURL(/loggedOut=true/);

    await page.goto("/account-recovery?password-reset=false");
    await field(page, copy("session.recovery.email")).fill(owner.email);
    await press(page, copy("session.recovery.sendUsername"));
    await expect(page.getByText(copy("session.recovery.sentDetail", { email: owner.email }))).toBeVisible();
    await expect.poll(async () => (await sentTo(page, owner.email))[0]).toContain("\n\nlee\n\n");

    await page.goto("/account-recovery?password-reset=true");
    await field(page, copy("session.recovery.identifier")).fill(owner.username);
    await press(page, copy("session.recovery.sendCode"));
    await field(page, copy("session.recovery.code")).fill(await codeSentTo(page, owner.email));
    await press(page, copy("session.recovery.confirm"));
    await field(page, copy("session.recovery.field")).fill(recovered);
    await press(page, copy("session.recovery.submit"));
    await expect(page.getByText(copy("session.signIn.passwordChanged"), { exact: true })).toBeVisible();
    await sendSignIn(page, copy, { username: owner.username, password: recovered });
    await waitForPath(page, "/account-summary");
  },
);

test(
  "[SESS-17 partly] a customer of the security suite creates a sign-in at /create-fsecure-account with the amount due",
  { tag: "@full" },
  async ({ page, copy, expectScreen }) => {
    await page.goto("/create-fsecure-account");
    const email = "kay@larkspur.example";
    await createSignIn(page, copy, expectScreen, { number: "8347 20 9119", amount: "94.60", email, username: "kay" });
    await waitForPath(page, "/services");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);
