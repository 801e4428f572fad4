import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../api/bootstrap.ts";
import { navigationRequested } from "../features/navigation/model/navigation.slice.ts";
import type { MockAnswers } from "../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";

type Options = { bootstrap?: Bootstrap; answers?: MockAnswers };

/** Opens the whole portal at a URL over canned responses. */
async function open(at: string, { bootstrap = bootstrapFor(dana), answers = {} }: Options = {}): Promise<Portal> {
  const opened: { portal?: Portal } = {};
  const hear = (portal: Portal) => {
    opened.portal = portal;
  };
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      answers={answers}
      onPortal={hear}
    />,
  );
  await expect.poll(() => document.getElementById("page-title"), { timeout: 10_000 }).not.toBeNull();
  return opened.portal as Portal;
}

const go = (portal: Portal, to: string) => portal.store.dispatch(navigationRequested({ to }));
const path = (portal: Portal) => portal.store.getState().navigation.path;
const mainMenu = () => page.getByRole("navigation", { name: "Main menu" });
const onCommunity = (values: Bootstrap["toggles"]["values"] = {}) =>
  bootstrapFor(dana, { site: "community", vendorKey: "SCS", toggles: { etag: "1", values } });
const communityTab = () => mainMenu().getByRole("link", { name: "Your Community" });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

test.each([
  ["without an agreement", null, "ACTIVE", false, 0],
  [
    "while community channels are on and its status is inactive",
    { status: "ACTIVE", since: "2024-03-01" },
    "INACTIVE",
    true,
    0,
  ],
  [
    "while community channels are on, the agreement being unsigned",
    { status: "PENDING", since: "2026-11-15" },
    "ACTIVE",
    true,
    1,
  ],
  [
    "while community channels are off, the agreement being unsigned",
    { status: "PENDING", since: "2026-11-15" },
    "ACTIVE",
    false,
    0,
  ],
])("[SESS-04] [SESS-16] the community tab %s", async (_when, agreement, tab, channels, shown) => {
  const portal = await open("/services", {
    bootstrap: onCommunity({ communityChannels: { value: channels, applies: "nextNavigation", killed: false } }),
    answers: { "/api/pub/account/v1/community": { body: { accountId: "8347201180", agreement, communityTab: tab } } },
  });
  await expect.poll(() => portal.store.getState().community.phase).toBe("ready");
  await expect.poll(() => communityTab().elements().length).toBe(shown);
});

test("[SESS-16] the business site has neither the tab nor its page", async () => {
  const portal = await open("/services");
  expect(communityTab().elements()).toEqual([]);
  go(portal, "/community");
  await expect.poll(() => path(portal)).toBe("/404");
});

test("[SESS-04] when the agreement can't be fetched the tab is hidden, other screens work, and its own page shows the failure and retries", async () => {
  const portal = await open("/services", {
    bootstrap: onCommunity(),
    answers: { "/api/pub/account/v1/community": { status: 503, code: "TEMPORARILY_UNAVAILABLE" } },
  });
  await expect.element(page.getByRole("heading", { level: 2, name: "Internet" })).toBeVisible();
  await expect.poll(() => portal.store.getState().community.phase).toBe("failed");
  expect(communityTab().elements()).toEqual([]);
  go(portal, "/community");
  await expect
    .element(page.getByRole("region", { name: "Tenant agreement" }).getByRole("button", { name: "Try again" }))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: "(800) 555-0141" })).toBeVisible();
});

test("[SESS-16] [SHELL-16 partly] on the community site the tab opens the tenant agreement and its contact details", async () => {
  const portal = await open("/services", { bootstrap: onCommunity() });
  await communityTab().click();
  await expect.poll(() => path(portal)).toBe("/community");
  await expect
    .element(page.getByRole("region", { name: "Tenant agreement" }))
    .toMatchTextContent(/In force.*since March 1, 2024/s);
  await expect
    .element(page.getByRole("region", { name: "Who to call" }).getByRole("link", { name: "(800) 555-0141" }))
    .toBeVisible();
  await expect.element(communityTab()).toHaveAttribute("aria-current", "page");
});
