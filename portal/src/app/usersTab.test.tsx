import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Account } from "../features/account/model/account.api.ts";
import type { Locale } from "../features/content/model/content.slice.ts";
import type { Profile } from "../features/session/model/session.slice.ts";
import { bootstrapFor, dana, owing, sam } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import { everybody, peoplePath } from "../testing/usersFixtures.ts";

type Options = {
  profile?: Profile;
  footprint?: "CHTR" | "BHN" | "TWC";
  preferences?: boolean;
  accounts?: Account[];
  locale?: Locale;
};

async function open(
  at: string,
  { profile = dana, footprint = "CHTR", preferences = false, accounts = [owing], locale = "en-US" }: Options = {},
): Promise<void> {
  const bootstrap = bootstrapFor(
    { ...profile, footprint },
    {
      locale,
      toggles: {
        etag: "1",
        values: { userPreferences: { value: preferences, applies: "nextNavigation", killed: false } },
      },
    },
  );
  const answers = {
    "/api/pub/account/v1/accounts": { body: { accounts } },
    [peoplePath]: { body: everybody },
  };
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} answers={answers} />);
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
}

const menu = () => page.getByRole("navigation", { name: "Main menu" });
const tab = () => menu().getByRole("link", { name: "Users" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

beforeEach(() => page.viewport(1280, 900));

test.each<[string, Options, number]>([
  ["an owner, user preferences off", {}, 1],
  ["an owner, user preferences on", { preferences: true }, 0],
  ["a standard user", { profile: sam }, 0],
  ["an owner in the Bright House footprint", { footprint: "BHN" }, 0],
  ["an owner in the TWC footprint", { footprint: "TWC" }, 0],
])("[SESS-13] the Users tab for %s", async (_for, options, shown) => {
  await open("/profile-and-settings", options);
  await expect.element(page.getByText("14 Harbor St, Boston, MA 02110").first()).toBeVisible();
  await expect.element(menu().getByRole("link", { name: /Settings/ })).toBeVisible();
  expect(tab().elements()).toHaveLength(shown);
});

test("[SESS-18] administrators see the users, their roles and invitations", async () => {
  await open("/user-preferences/people");
  await expect.element(heading("Users")).toBeVisible();
  for (const name of ["Dana", "Ada", "Billie", "Marco", "Sam"])
    await expect.element(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect.element(page.getByText("lee@harbor.example", { exact: true }).first()).toBeVisible();
  await expect.element(tab()).toHaveAttribute("aria-current", "page");
});

test.each([
  ["en-US", ["Owner", "Administrator", "Billing", "Standard"]],
  ["es-US", ["Titular", "Administración", "Facturación", "Estándar"]],
] as const)("[SESS-20] roles have their names in %s", async (locale, roles) => {
  await open("/user-preferences/people", { locale });
  for (const role of roles) await expect.element(page.getByText(role, { exact: true }).first()).toBeVisible();
});

test("[SESS-18] the owner has no button to be removed or changed, and the card says why", async () => {
  await open("/user-preferences/people");
  await expect.element(page.getByText("You own this account.", { exact: false })).toBeVisible();
  expect(page.getByRole("button", { name: /Change role\s*Dana/ }).elements()).toHaveLength(0);
  expect(page.getByRole("button", { name: "More actions for Dana" }).elements()).toHaveLength(0);
});

test("[SESS-21] a standard user who opens the address is sent to the account summary, which says why", async () => {
  await open("/user-preferences/people", { profile: sam });
  await expect.element(page.getByText(/Your role/).first()).toBeVisible();
  expect(heading("Users").elements()).toHaveLength(0);
});

test.each([
  ["a customer of two accounts", [owing, { ...owing, accountId: "8347201206" }], 1],
  ["a customer of one account", [owing], 0],
])("%s finds the page that changes the account: %#", async (_who, accounts, shown) => {
  await open("/profile-and-settings", { accounts });
  await expect.element(page.getByText("14 Harbor St, Boston, MA 02110").first()).toBeVisible();
  expect(page.getByRole("link", { name: "Change account" }).elements()).toHaveLength(shown);
});
