import { waitForPath } from "../fixtures/screen.ts";
import { expect, test } from "../fixtures/test.ts";

test(
  "[SHELL-03] old addresses redirect to their pages, and keep the query",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await page.goto("/login?loggedOut=true");
    await waitForPath(page, "/", "loggedOut=true");
    await expect(page.getByText(copy("session.signIn.ended"), { exact: true })).toBeVisible();
    await page.goto("/search?query=bill");
    await waitForPath(page, "/search-results", "query=bill");
    await expectScreen(copy("support.search.screen"));

    await signIn("dana", "/manage-users");
    await waitForPath(page, "/user-preferences/people");
    await expectScreen(copy("users.title"));
    await page.goto("/voice");
    await waitForPath(page, "/services/voice/call-guard");
    await expectScreen(copy("voice.guard.screen"));
    await page.goto("/voice/messages");
    await expectScreen(copy("voice.messages.title"));
    await waitForPath(page, "/voice/messages");
    await page.goto("/billing-stub/");
    await waitForPath(page, "/billing-stub");
    await expectScreen(copy("billing.home.title"));
    // The root has the sign-in; whoever is signed in goes on to the summary.
    await page.goto("/services-overview");
    await waitForPath(page, "/account-summary");
  },
);

/** Known application paths of specification section 2 that are open, with the page that each shows. */
const openPaths = [
  ["/login", "session.signIn.title"],
  ["/create-account", "session.creation.screen"],
  ["/account-recovery?password-reset=true", "session.recovery.passwordTitle"],
  ["/account-recovery?password-reset=false", "session.recovery.usernameTitle"],
  ["/account-recovery?password-reset-required", "session.recovery.title"],
  ["/maintenance", "shell.maintenance.title"],
  ["/support", "support.home.screen"],
] as const;

/** The same for a customer, by area. */
const customerPaths = {
  "paying a bill": [
    ["/billing/pay-bill?open=otp", "billing.payOnce.amount.title"],
    ["/billing/pay-bill?open=fdp", "billing.payOnce.amount.title"],
    ["/billing/pay-bill?open=bd", "billing.payOnce.amount.title"],
    ["/billing/pay-bill?open=ap", "billing.autoPay.amount.title"],
  ],
  "statements and payments": [
    ["/billing/bill-pay-options", "billing.payOptions.title"],
    ["/billing/view-statements", "statements.screen"],
    ["/billing/account-activity", "billing.activity.title"],
    ["/billing/payment-history", "billing.history.title"],
  ],
  services: [
    ["/services", "services.screenVoice"],
    ["/services/voice", "voice.home.title"],
    ["/voice/messages", "voice.messages.title"],
    ["/voice/call-logs", "voice.calls.title"],
    ["/voice/manage-lines", "voice.manage.screen"],
    ["/voice/forwarding-manager", "voice.manager.screen"],
  ],
  "settings, appointments and guides": [
    ["/profile-and-settings", "settings.screen"],
    ["/manage-users/list", "users.title"],
    ["/appointment-tracking/reschedule-appointment/", "appointments.reschedule.title"],
    ["/appointment-tracking/cancel-appointment/", "appointments.cancelling.title"],
    ["/outage-callback", "outages.callback.screen"],
    ["/service-appointments", "appointments.screen"],
    ["/wg/", "guides.welcome.title"],
  ],
} as const;

test(
  "[SHELL-10] every known open path shows its page, with the variants of recovery",
  { tag: "@full" },
  async ({ page, copy, expectScreen }) => {
    for (const [path, title] of openPaths)
      await test.step(path, async () => {
        await page.goto(path);
        await expectScreen(copy(title));
      });
    await page.goto("/create-fsecure-account");
    await expectScreen(copy("session.creation.title", { purpose: "SECURITY_SUITE" }));
  },
);

/** Dana pays in pay.spec; the paths of paying need somebody who still owes. */
const customers: Partial<Record<string, string>> = { "paying a bill": "kai" };

for (const [area, paths] of Object.entries(customerPaths))
  test(
    `[SHELL-10] every known path of ${area} shows its page to a customer`,
    { tag: area === "paying a bill" ? "@once" : "@full" },
    async ({ page, copy, signIn, expectScreen }) => {
      await signIn(customers[area] ?? "dana");
      for (const [path, title] of paths)
        await test.step(path, async () => {
          await page.goto(path);
          await expectScreen(copy(title));
        });
    },
  );

test(
  "[SHELL-10] TV and desktop security show their pages to a customer who has them",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("sofia", "/tv");
    await expectScreen(copy("tv.screen"));
    await page.goto("/desktop-security");
    await expectScreen(copy("addOns.security.desktop"));
  },
);

test(
  "[SERV-10] on the business site: security suite, desktop security, troubleshooting, upgrade and buy are pages of their own",
  { tag: "@full" },
  async ({ page, copy, signIn, expectScreen }) => {
    await signIn("sofia", "/security-suite");
    await expectScreen(copy("addOns.security.suite"));
    await page.goto("/desktop-security");
    await expectScreen(copy("addOns.security.desktop"));
    for (const stub of ["/troubleshoot-stub", "/troubleshoot-stub-2"]) {
      await page.goto(stub);
      await expectScreen(copy("services.troubleshoot.title"));
      await waitForPath(page, stub);
    }
    await page.goto("/upgrade");
    await expectScreen(copy("orders.upgrade.title"));
    await page.goto("/buy");
    await expectScreen(copy("orders.buy.title"));
  },
);

test.describe("on the community site", () => {
  test.use({ site: "community" });
  test(
    "[SERV-10] [SHELL-10 partly] community, business hours, contract, contact preferences, amenities and homepage are pages of their own",
    { tag: "@full" },
    async ({ page, copy, signIn, expectScreen }) => {
      await signIn("alex", "/homepage-mfe");
      await expectScreen(copy("property.home.title"));
      for (const [path, title] of [
        ["/community", "community.screen"],
        ["/manage-business-hours", "property.hours.title"],
        ["/property-contract-details", "property.contract.title"],
        ["/property-contact-preferences", "property.preferences.title"],
        ["/tech-amenities", "property.amenities.title"],
      ] as const) {
        await page.goto(path);
        await expectScreen(copy(title));
      }
    },
  );
});
