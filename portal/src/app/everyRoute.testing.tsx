import catalogue from "@portico/catalogue/catalogue.json" with { type: "json" };
import "@portico/design-system/theme";
import type { ToggleKey } from "@portico/catalogue/toggles";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import type { Bootstrap } from "../api/bootstrap.ts";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";
import { owing } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";
import type { PortalRoute } from "./router/route.ts";
import { routes } from "./routes.ts";

const toggleKeys = routes.flatMap(({ toggle }) => (toggle ? [toggle] : []));
/** Every toggle that a route asks for is on. */
export const allOn = {
  toggles: {
    etag: "1",
    values: Object.fromEntries(
      toggleKeys.map((key: ToggleKey) => [key, { value: true, applies: "atOnce" as const, killed: false }]),
    ),
  },
};

const profileOf = ({ session }: Bootstrap) => (session.authenticated ? session.profile : undefined);

/** Where a visitor of a route ends up, by its row. */
function destination(route: PortalRoute, visitor: Bootstrap): string {
  const profile = profileOf(visitor);
  const home = profile ? "/account-summary" : "/";
  if (route.path === "/" || route.path === "/sign-in-redirect") return home;
  if (!route.open && !profile) return "/";
  // Whoever is signed in has a sign-in already.
  if (profile && ["/create-account", "/create-fsecure-account", "/sign-in-code"].includes(route.path)) return home;
  if (route.site && route.site !== visitor.site) return route.offTo === "/" ? home : (route.offTo ?? "/404");
  if (route.permission && !profile?.permissions.includes(route.permission)) return "/account-summary";
  if (route.path === "/selfinstall" && profile?.accountNumber === "") return "/selfinstall/nothing-to-set-up";
  // The screen asks for the tenant agreement, which accounts of the business site do not have.
  return route.path === "/community" && visitor.site !== "community" ? "/404" : route.path;
}

/** Opens the portal at a page that everybody may see. */
export async function open(bootstrap: Bootstrap): Promise<Portal> {
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/disclaimers"
      answers={{
        "/api/pub/account/v1/accounts": {
          body: { accounts: profileOf(bootstrap)?.accountNumber === "" ? [] : [{ ...owing, paymentLocked: true }] },
        },
        "/selfservice/graph": { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
      }}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 15_000 }).not.toBeNull();
  return opened.portal as Portal;
}

const textOf = (key: string) => (catalogue.messages as Record<string, { en: string }>)[key]?.en;

/** Headings that differ from the title of their route. GraphQL does not answer, so the parts of a flow have its name. */
const headings: Record<string, unknown> = {
  "/": textOf("session.signIn.title"),
  "/account-summary": expect.stringMatching(/^Good (morning|afternoon|evening)/),
  "/404": textOf("shell.notFound.title"),
  "/not-found": textOf("shell.notFound.title"),
  "/account-recovery": "Get back into your account",
  "/maintenance": textOf("shell.maintenance.title"),
  "/services": expect.stringMatching(/^(Voice & )?Services$/),
  "/profile-and-settings": expect.stringMatching(/^(Profile & )?Settings$/),
  "/create-fsecure-account": expect.stringMatching(/Security Suite/),
  "/billing/pay-accounts": "Which accounts would you like to pay?",
  "/billing/auto-pay/enroll": textOf("billing.autoPay.title"),
  "/billing/auto-pay/settings": textOf("billing.autoPay.title"),
  "/appointment-tracking/reschedule-appointment": textOf("appointments.reschedule.title"),
  "/appointment-tracking/cancel-appointment": textOf("appointments.cancelling.title"),
  "/support/category": "Bills and payments",
  "/search-results": "Search help",
  "/orders/:orderId": "Order ID-1",
  "/selfinstall/contact-to-activate": "Contact us to activate your equipment",
  "/selfinstall/contact-to-continue": "Contact us to continue the setup",
  "/selfinstall/nothing-to-set-up": "There’s nothing to set up",
};
const headingsShown = () => [...document.querySelectorAll("h1")].map(({ textContent }) => textContent);

const filled = (path: string) => path.replaceAll(/:\w+/g, "id-1");
const menus = () => document.querySelectorAll("nav[aria-label='Main menu']").length;
/** How often the page alert about a payment that is being confirmed is shown: the account summary shows it itself. */
const alerts = () =>
  [...document.querySelectorAll("#main strong")].filter(({ textContent }) => /confirming/.test(textContent)).length;

/** Opens every route of the table as a visitor: where it leads, its heading, menus and page alerts. */
export async function walkEveryRoute(visitor: Bootstrap): Promise<void> {
  const portal = await open(visitor);
  const path = () => portal.store.getState().navigation.path;
  const signedIn = visitor.session.authenticated;
  // The alert is about a payment of the account.
  const hasAlerts = signedIn && profileOf(visitor)?.accountNumber !== "";
  const found: unknown[] = [];
  const wanted: unknown[] = [];
  for (const route of routes) {
    // From the same place each time, so that a redirect back to it is seen.
    portal.store.dispatch(navigationRequested({ to: "/disclaimers" }));
    await expect.poll(path).toBe("/disclaimers");
    portal.store.dispatch(navigationRequested({ to: filled(route.path) }));
    const end = destination(route, visitor);
    await expect.poll(path, { message: route.path, timeout: 10_000 }).toBe(filled(end));
    const shown = routes.find(({ path: own }) => own === end);
    const heading = headings[end] ?? textOf(shown?.title ?? "");
    await expect.poll(headingsShown, { message: route.path, timeout: 15_000 }).toEqual([heading]);
    if (
      hasAlerts &&
      routes.some(({ path: own, flow, pageAlerts }) => own === end && flow !== "focused" && pageAlerts !== false)
    )
      await expect.poll(alerts, { message: route.path, timeout: 5_000 }).toBeGreaterThan(0);
    const plain = shown?.flow === undefined;
    expect(path(), route.path).toBe(filled(end));
    found.push([route.path, menus(), alerts()]);
    wanted.push([
      route.path,
      signedIn && plain ? 2 : 0,
      hasAlerts && shown?.flow !== "focused" && shown?.pageAlerts !== false ? 1 : 0,
    ]);
  }
  expect(found).toEqual(wanted);
}
