import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import type { Portal } from "./createPortal.ts";
import { signOutRequested } from "../features/session/model/session.slice.ts";
import { bootstrapFor, dana, owing } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";

const value = <T,>(of: T) => ({ value: of, applies: "nextNavigation" as const, killed: false });
const on = { speedBump: value(true), speedBumpRoutes: value("/services /billing/pay-bill") };

type Options = {
  at?: string;
  values?: Record<string, ReturnType<typeof value<boolean | string>>>;
  selfInstallNotification?: typeof owing.selfInstallNotification;
  spanish?: boolean;
};

async function open({
  at = "/services",
  values = on,
  selfInstallNotification = null,
  spanish = false,
}: Options = {}): Promise<Portal> {
  const bootstrap = {
    ...bootstrapFor(dana, { toggles: { etag: "1", values } }),
    ...(spanish ? { locale: "es-US" as const } : {}),
  };
  const answers = { "/api/pub/account/v1/accounts": { body: { accounts: [{ ...owing, selfInstallNotification }] } } };
  const opened: { portal?: Portal } = {};
  await page.viewport(1280, 900);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      answers={answers}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 1 }), { timeout: 10_000 }).toBeVisible();
  const portal = opened.portal as Portal;
  await expect.poll(() => portal.store.getState().account.accounts.phase).toBe("ready");
  // The leave warning has its own chunk. Where nothing is asked, its first render cannot be seen.
  await import("./rareScreens.ts");
  await new Promise((resolve) => setTimeout(resolve, 300));
  return portal;
}

/** Whether leaving the site is asked about too, which it is from the first render of the warning. */
const isWatching = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** The portal on a page that asks for confirmation, once it does. */
async function openWatched(options?: Options): Promise<Portal> {
  const portal = await open(options);
  await expect.poll(isWatching).toBe(true);
  return portal;
}

const path = (portal: Portal) => portal.store.getState().navigation.path;
const dialog = () => page.getByRole("alertdialog", { name: "Leave this page?" });
const follow = (name = "Profile & Settings") =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name }).click();

test(
  "[SHELL-21] a link off a configured page asks for confirmation: staying has the focus, Escape stays, leaving navigates",
  { tags: "full" },
  async () => {
    const portal = await openWatched();
    await follow();
    await expect.element(dialog()).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe("Stay on the page");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => dialog().elements().length).toBe(0);
    expect(path(portal)).toBe("/services");
    await expect.poll(() => document.activeElement?.textContent).toContain("Profile & Settings");

    await follow();
    await dialog().getByRole("button", { name: "Leave the page" }).click();
    await expect.poll(() => path(portal)).toBe("/profile-and-settings");
    await follow("Account Summary");
    await expect.poll(() => path(portal)).toBe("/account-summary");
  },
);

test("[SHELL-21] the confirmation is in Spanish on a Spanish page", { tags: "full" }, async () => {
  await openWatched({ spanish: true });
  await page.getByRole("navigation").getByRole("link", { name: "Facturación" }).click();
  await expect.element(page.getByRole("alertdialog", { name: "¿Salir de esta página?" })).toBeVisible();
});

test.each([
  ["the toggle is off", { values: { ...on, speedBump: value(false) } }],
  ["the page is not configured", { values: { ...on, speedBumpRoutes: value("/billing/pay-bill") } }],
  ["the self-installation notification is redirect-to-TPSI", { selfInstallNotification: "redirect-to-TPSI" as const }],
] satisfies [string, Options][])(
  "[SHELL-21] there is no confirmation when %s",
  { tags: "full" },
  async (_, options) => {
    const portal = await open(options);
    await follow();
    await expect.poll(() => path(portal)).toBe("/profile-and-settings");
    expect(dialog().elements()).toEqual([]);
  },
);

test("[SHELL-21] any other self-installation notification asks for confirmation", { tags: "full" }, async () => {
  await openWatched({ selfInstallNotification: "contact-to-activate" });
  await follow();
  await expect.element(dialog()).toBeVisible();
});

test(
  "[SHELL-21] navigation by the portal itself, such as the end of a session, asks for no confirmation",
  { tags: "full" },
  async () => {
    const portal = await openWatched();
    portal.store.dispatch(navigationRequested({ to: "/profile-and-settings" }));
    await expect.poll(() => path(portal)).toBe("/profile-and-settings");
    portal.store.dispatch(navigationRequested({ to: "/services" }));
    await expect.poll(() => path(portal)).toBe("/services");
    portal.store.dispatch(signOutRequested());
    await expect.poll(() => path(portal)).toBe("/");
    expect(dialog().elements()).toEqual([]);
    await expect.poll(isWatching).toBe(false);
  },
);
