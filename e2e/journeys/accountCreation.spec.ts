import { expect, test } from "../fixtures/test.ts";
import { sentTo } from "../steps/messages.ts";

const chosen = "three-quiet-harbors-at-dawn";

for (const [path, account, email, next] of [
  ["/create-account", { number: "8347 20 9101", zip: "02128" }, "lee@cormorant.example", "**/account-summary"],
  ["/create-fsecure-account", { number: "8347 20 9119", amount: "94.60" }, "kay@larkspur.example", "**/services"],
] as const)
  test(
    `[SESS-17 partly] ${path}: the owner proves the account, enters the e-mailed code and is signed in`,
    { tag: "@phone" },
    async ({ page, copy, seen, good }) => {
      const field = (name: Parameters<typeof copy>[0]) => page.getByLabel(copy(name), { exact: true });
      await page.goto(path);
      await field("session.creation.accountNumber").fill(account.number);
      if ("amount" in account) {
        await page.getByRole("radio", { name: copy("session.creation.byAmount") }).check();
        await field("session.creation.amount").fill(account.amount);
      } else await field("session.creation.zip").fill(account.zip);
      await field("session.creation.firstName").fill("Lee");
      await field("session.creation.email").fill(email);
      await good();
      await page.getByRole("button", { name: copy("session.creation.send"), exact: true }).click();
      await seen(copy("session.creation.codeTitle"));

      // A phone that opened the e-mail may have dropped the page: the code still works.
      await page.reload();
      const [text = ""] = await sentTo(page, email);
      await field("session.recovery.code").fill(/^\d{8}$/m.exec(text)?.[0] ?? "");
      await field("users.invitation.username").fill(email.split("@")[0] ?? "");
      await field("users.invitation.password").fill(chosen);
      await good();
      await page.getByRole("button", { name: copy("session.creation.create"), exact: true }).click();
      await page.waitForURL(next);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );
