import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";

const property = { "/api/pub/community/v1/accounts/8347201180/property-contacts": { body: { contacts: [] } } };

/** Returns the URL at which a visitor of a URL ends up. */
async function arrive(at: string, bootstrap: Bootstrap): Promise<string> {
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      answers={property}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
  return opened.portal?.store.getState().navigation.path ?? "";
}

const toggled = (key: string, value: boolean) => ({
  toggles: { etag: "1", values: { [key]: { value, applies: "nextNavigation" as const, killed: false } } },
});
const community = { site: "community", vendorKey: "SCS" } as const;
const [speedTest, contacts] = ["/services/internet/speed-test", "/manage-property-contacts"];
const title = () => document.getElementById("page-title")?.textContent;

test("[SHELL-13] the speed test needs its toggle, otherwise /not-found; an anonymous visitor signs in first", async () => {
  const key = "canUseSMBSpeedTestMFE";
  expect([await arrive(speedTest, bootstrapFor(dana, toggled(key, true))), title()]).toEqual([speedTest, "Speed test"]);
  await cleanup();
  expect(await arrive(speedTest, bootstrapFor(dana, toggled(key, false)))).toBe("/not-found");
  await cleanup();
  expect([await arrive(speedTest, bootstrapFor(undefined, toggled(key, true))), title()]).toEqual([
    "/",
    "Sign in to your account",
  ]);
});

test("[SHELL-12] points of contact need their toggle and the community site, otherwise a redirect home; an anonymous visitor signs in first", async () => {
  const key = "pointOfContact";
  expect([await arrive(contacts, bootstrapFor(dana, { ...toggled(key, true), ...community })), title()]).toEqual([
    contacts,
    "Points of contact",
  ]);
  await cleanup();
  // The root redirects signed-in customers to their summary.
  expect(await arrive(contacts, bootstrapFor(dana, { ...toggled(key, false), ...community }))).toBe("/account-summary");
  await cleanup();
  expect(await arrive(contacts, bootstrapFor(dana, toggled(key, true)))).toBe("/account-summary");
  await cleanup();
  expect(await arrive(contacts, bootstrapFor(undefined, { ...toggled(key, true), ...community }))).toBe("/");
});

test(
  "[SHELL-09 partly] user preferences need their toggle, otherwise /404, and are called Settings then, in the document title too",
  { tags: "full" },
  async () => {
    const [key, preferences] = ["userPreferences", "/user-preferences"];
    expect(await arrive(preferences, bootstrapFor(dana, toggled(key, false)))).toBe("/404");
    await cleanup();
    for (const path of [preferences, "/profile-and-settings"]) {
      expect([await arrive(path, bootstrapFor(dana, toggled(key, true))), title()]).toEqual([path, "Settings"]);
      expect(document.title).toMatch(/^Settings - /);
      await cleanup();
    }
    expect(await arrive(preferences, bootstrapFor(undefined, toggled(key, true)))).toBe("/");
  },
);

test.each([
  ["/disclaimers", "/disclaimers"],
  ["/profile-and-settings?from=mail", "/profile-and-settings"],
  ["https://elsewhere.example/", "/account-summary"],
  ["//elsewhere.example", "/account-summary"],
  ["", "/account-summary"],
])("[SHELL-29] /sign-in-redirect forwards a signed-in visitor with the target %j to %s", async (target, to) => {
  expect(await arrive(`/sign-in-redirect?targetUrl=${encodeURIComponent(target)}`, bootstrapFor(dana))).toBe(to);
});

test("[SHELL-29 partly] an anonymous visitor of /sign-in-redirect signs in first", async () => {
  await arrive("/sign-in-redirect?targetUrl=/billing", bootstrapFor(undefined));
  expect(title()).toBe("Sign in to your account");
});

test("[SHELL-22] /diagnostics shows the configuration that was loaded with the page, also to visitors", async () => {
  const bootstrap = bootstrapFor(undefined);
  const environment = { ...bootstrap.environment, name: "engprod", version: "14.0.0", voiceDisabled: true } as const;
  expect(await arrive("/diagnostics", { ...bootstrap, environment })).toBe("/diagnostics");
  const facts = Object.fromEntries(
    [...document.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(facts).toMatchObject({
    "Portal version": "14.0.0",
    Environment: "engprod",
    "Voice disabled": "Yes",
    "Test responses": "No",
  });
});
