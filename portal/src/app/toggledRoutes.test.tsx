import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";

const property = { "/api/pub/community/v1/accounts/8347201180/property-contacts": { body: { contacts: [] } } };

/** Where somebody arrives who asks for an address. */
async function arrive(at: string, bootstrap: Bootstrap): Promise<string> {
  const opened: { portal?: Portal } = {};
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} answers={property} onPortal={(portal) => void (opened.portal = portal)} />);
  await expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
  return opened.portal?.store.getState().navigation.path ?? "";
}

const toggled = (key: string, value: boolean) => ({ toggles: { etag: "1", values: { [key]: { value, applies: "nextNavigation" as const, killed: false } } } });
const community = { site: "community", vendorKey: "SCS" } as const;
const [speedTest, contacts] = ["/services/internet/speed-test", "/manage-property-contacts"];
const title = () => document.getElementById("page-title")?.textContent;

test("[SHELL-13] the speed test opens with its toggle; without it the page is /not-found, and a visitor signs in first", async () => {
  const key = "canUseSMBSpeedTestMFE";
  expect([await arrive(speedTest, bootstrapFor(dana, toggled(key, true))), title()]).toEqual([speedTest, "Speed test"]);
  await cleanup();
  expect(await arrive(speedTest, bootstrapFor(dana, toggled(key, false)))).toBe("/not-found");
  await cleanup();
  expect([await arrive(speedTest, bootstrapFor(undefined, toggled(key, true))), title()]).toEqual(["/", "Sign in to your account"]);
});

test("[SHELL-12] points of contact open with their toggle on the community site; otherwise the way leads home, and a visitor signs in first", async () => {
  const key = "pointOfContact";
  expect([await arrive(contacts, bootstrapFor(dana, { ...toggled(key, true), ...community })), title()]).toEqual([contacts, "Points of contact"]);
  await cleanup();
  // The root leads whoever is signed in on to their summary.
  expect(await arrive(contacts, bootstrapFor(dana, { ...toggled(key, false), ...community }))).toBe("/account-summary");
  await cleanup();
  expect(await arrive(contacts, bootstrapFor(dana, toggled(key, true)))).toBe("/account-summary");
  await cleanup();
  expect(await arrive(contacts, bootstrapFor(undefined, { ...toggled(key, true), ...community }))).toBe("/");
});
