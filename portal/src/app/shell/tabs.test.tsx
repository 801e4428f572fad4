import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../../api/bootstrap.ts";
import type { MockAnswers } from "../../testing/mockFetch.ts";
import { bootstrapFor, dana, erin, inForce, sam, services } from "../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";

const toggled = (values: Record<string, boolean>): Partial<Bootstrap> => ({
  toggles: {
    etag: "1",
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, applies: "atOnce", killed: false }]),
    ),
  },
});

const withoutVoice: MockAnswers = {
  "/api/pub/account/v1/services": { body: { services: services.filter(({ key }) => key !== "VOICE") } },
};
const loading: MockAnswers = { "/api/pub/account/v1/accounts": "never" };
const community: Partial<Bootstrap> = { site: "community", vendorKey: "SCS" };
const signed: MockAnswers = { "/api/pub/account/v1/community": { body: inForce } };

const all = ["Account Summary", "Billing", "Voice & Services", "Profile & Settings", "Users"];
const except = (tab: string) => all.filter((each) => each !== tab);

test.each<[string, Bootstrap, MockAnswers, string[]]>([
  ["an owner with voice", bootstrapFor(dana), {}, all],
  ["an owner without voice", bootstrapFor(dana), withoutVoice, all.with(2, "Services")],
  ["an owner while voice is turned off", bootstrapFor(dana, toggled({ voice: false })), {}, all.with(2, "Services")],
  ["an owner while billing is turned off", bootstrapFor(dana, toggled({ billing: false })), {}, except("Billing")],
  [
    "a user who may not see bills",
    bootstrapFor({ ...dana, permissions: dana.permissions.filter((each) => each !== "viewBilling") }),
    {},
    except("Billing"),
  ],
  [
    "an owner with user preferences, which have the people among them",
    bootstrapFor(dana, toggled({ userPreferences: true })),
    {},
    ["Account Summary", "Billing", "Voice & Services", "Settings"],
  ],
  ["a user who does not manage users", bootstrapFor(sam), {}, except("Users")],
  ["an owner in another footprint", bootstrapFor({ ...dana, footprint: "BHN" }), {}, except("Users")],
  ["an owner while the accounts are loading", bootstrapFor(dana), loading, all],
  ["a user without an account", bootstrapFor(erin), {}, ["Account Summary", "Profile & Settings"]],
  [
    "an owner on the community site, with a tenant agreement",
    bootstrapFor(dana, community),
    signed,
    [...all, "Your Community"],
  ],
])("[SHELL-16] the local navigation of %s", async (_who, bootstrap, answers, tabs) => {
  await page.viewport(1280, 900);
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/profile-and-settings" answers={answers} />);
  const names = () =>
    page
      .getByRole("navigation", { name: "Main menu" })
      .getByRole("link")
      .elements()
      .map((link) => link.textContent);
  await expect.poll(names, { timeout: 10_000 }).toEqual(tabs);
});
