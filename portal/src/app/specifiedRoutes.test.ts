import { expect, test } from "vitest";
import type { PortalRoute } from "./router/route.ts";
import { redirects, routes } from "./routes.ts";

type Guards = Pick<PortalRoute, "open" | "toggle" | "offTo" | "site" | "permission">;

const open: Guards = { open: true };
const signedIn: Guards = {};
const voice: Guards = { toggle: "voice" };
const equipment: Guards = { toggle: "equipment" };
const billing: Guards = { toggle: "billing", permission: "viewBilling" };
const community: Guards = { site: "community" };

/** The client routes of specification section 2 with their conditions; what is silent there as decisions.md says. */
const specified: Record<string, Guards> = {
  "/services/voice/phone": voice,
  "/services/voice/call-guard": voice,
  "/services/voice/call-forwarding": voice,
  "/services/voice/version": voice,
  "/services": equipment,
  "/billing-stub": billing,
  "/billing-stub-2": billing,
  "/homepage-mfe": community,
  "/community": signedIn,
  "/community/community-channels/reorder-active-channels": community,
  "/community/community-channels/activate-device": community,
  "/community/community-channels/edit-channels": community,
  "/channel-settings": community,
  "/manage-property-contacts": { toggle: "pointOfContact", offTo: "/", site: "community" },
  "/manage-business-hours": community,
  "/outage-map": open,
  "/contactus": open,
  "/page": open,
  "/search-results": open,
  "/support/forms": open,
  "/support": open,
  "/security-suite": { toggle: "securitySuite" },
  "/selfinstall": signedIn,
  "/selfinstall/contact-to-activate": open,
  "/selfinstall/contact-to-continue": open,
  "/selfinstall/nothing-to-set-up": open,
  "/user-preferences": { toggle: "userPreferences" },
  "/user-preferences/people": { permission: "manageUsers" },
  "/troubleshoot-stub": equipment,
  "/troubleshoot-stub-2": equipment,
  "/upgrade": signedIn,
  "/buy": signedIn,
  "/disclaimers": open,
  "/services/internet/speed-test": { toggle: "canUseSMBSpeedTestMFE", offTo: "/not-found" },
  "/property-contract-details": { toggle: "techAmenitiesPropertyHomePage", offTo: "/", site: "community" },
  "/property-contact-preferences": { open: true, site: "community" },
  "/tech-amenities": { toggle: "techAmenitiesIsMfeEnabled", site: "community" },
};

const guardsOf = ({ open, toggle, offTo, site, permission }: PortalRoute): Guards => ({
  ...(open && { open }),
  ...(toggle && { toggle }),
  ...(offTo && { offTo }),
  ...(site && { site }),
  ...(permission && { permission }),
});

test.each(Object.entries(specified))("[SHELL-09 partly] %s is a route with its conditions", (path, guards) => {
  const route = routes.find((each) => each.path === path);
  expect(route && guardsOf(route)).toEqual(guards);
});

/** The known application paths of specification section 2; the query decides inside the screen. */
const known = [
  "/create-account",
  "/create-fsecure-account",
  "/account-summary",
  "/account-recovery",
  "/maintenance",
  "/profile-and-settings",
  "/billing/pay-bill",
  "/billing/bill-pay-options",
  "/billing/view-statements",
  "/billing/account-activity",
  "/billing/payment-history",
  "/appointment-tracking/reschedule-appointment",
  "/appointment-tracking/cancel-appointment",
  "/outage-callback",
  "/services",
  "/services/voice",
  "/voice/messages",
  "/voice/call-logs",
  "/voice/manage-lines",
  "/voice/forwarding-manager",
  "/tv",
  "/community",
  "/service-appointments",
  "/desktop-security",
  "/support",
  "/wg",
];

test.each(known)("[SHELL-10 partly] %s is a route", (path) => {
  expect(routes.map((route) => route.path)).toContain(path);
});

test.each(["/login", "/manage-users/list"])("[SHELL-10 partly] %s is a redirect", (path) => {
  expect(redirects.map(({ from }) => from)).toContain(path);
});
