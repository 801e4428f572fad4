import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../api/bootstrap.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";

/** Returns the URL at which a visitor of a URL ends up. */
async function arrive(at: string, bootstrap: Bootstrap): Promise<string> {
  await cleanup();
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      answers={{}}
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
const [contract, amenities, preferences] = [
  "/property-contract-details",
  "/tech-amenities",
  "/property-contact-preferences",
];

test("[SHELL-14] the contract needs its toggle, otherwise a redirect home; an anonymous visitor signs in first", async () => {
  const key = "techAmenitiesPropertyHomePage";
  expect(await arrive(contract, bootstrapFor(dana, { ...toggled(key, true), ...community }))).toBe(contract);
  // The root redirects signed-in customers to their summary.
  expect(await arrive(contract, bootstrapFor(dana, { ...toggled(key, false), ...community }))).toBe("/account-summary");
  expect(await arrive(contract, bootstrapFor(dana, toggled(key, true)))).toBe("/account-summary");
  expect(await arrive(contract, bootstrapFor(undefined, { ...toggled(key, true), ...community }))).toBe("/");
});

test("[SHELL-14] tech amenities need their toggle, otherwise 404; an anonymous visitor signs in first", async () => {
  const key = "techAmenitiesIsMfeEnabled";
  expect(await arrive(amenities, bootstrapFor(dana, { ...toggled(key, true), ...community }))).toBe(amenities);
  expect(await arrive(amenities, bootstrapFor(dana, { ...toggled(key, false), ...community }))).toBe("/404");
  expect(await arrive(amenities, bootstrapFor(dana, toggled(key, true)))).toBe("/404");
  expect(await arrive(amenities, bootstrapFor(undefined, { ...toggled(key, true), ...community }))).toBe("/");
});

test(
  "[SHELL-09 partly] contact preferences are an open route; without a sign-in there is a way to it and no data",
  { tags: "full" },
  async () => {
    expect(await arrive(preferences, bootstrapFor(undefined, community))).toBe(preferences);
    await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(document.body.textContent).not.toContain("Rosa Delgado");
    expect(await arrive(preferences, bootstrapFor(dana, community))).toBe(preferences);
    await expect.element(page.getByText("Rosa Delgado").first()).toBeVisible();
  },
);
