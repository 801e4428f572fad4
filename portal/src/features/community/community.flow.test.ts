import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network } from "../../testing/openPortal.ts";
import { selectCurrentAccountId } from "../session/model/session.selectors.ts";
import { signOutRequested } from "../session/model/session.slice.ts";
import { selectCommunityRead, selectHasCommunityTab } from "./model/community.selectors.ts";
import { communityRead } from "./model/community.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const path = "/api/pub/account/v1/community";

/** Signs a user of a site in, and records the requests for the agreement. */
async function signedIn(
  username: string,
  site: "business" | "community" = "community",
  network: Network = (fetch) => fetch,
) {
  const asked: string[] = [];
  const noting: Network = (fetch) => (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === path) asked.push(request.url);
    return network(fetch)(request);
  };
  const tab = await openTab(createTestBrowser(backend.browser(site)), { network: noting });
  await tab.signIn(username);
  return { ...tab, asked };
}

async function known(username: string) {
  const tab = await signedIn(username);
  await tab.until((state) => selectCommunityRead(state).phase === "ready");
  const state = tab.store.getState();
  const hasTab = (channels: boolean) => selectHasCommunityTab(channels)(state);
  return {
    asked: tab.asked.length,
    status: selectCommunityRead(state).data,
    withoutChannels: hasTab(false),
    withChannels: hasTab(true),
    channels: tab.content.toggle("communityChannels"),
  };
}

test.each([
  ["alex", { status: "ACTIVE", since: "2024-03-01" }, "ACTIVE", true, true],
  ["noemi", { status: "ACTIVE", since: "2025-10-07" }, "INACTIVE", true, false],
  ["priya", { status: "PENDING", since: "2026-11-15" }, "ACTIVE", false, true],
  ["ivan", null, "ACTIVE", false, false],
  ["greta", { status: "ENDED", since: "2026-09-30" }, "INACTIVE", false, false],
])(
  "[SESS-04] [SESS-16] %s: agreement %j, community tab %s; a tab by the agreement: %s, by its own status: %s",
  async (username, agreement, communityTab, withoutChannels, withChannels) => {
    expect(await known(username)).toMatchObject({
      asked: 1,
      status: { agreement, communityTab },
      withoutChannels,
      withChannels,
    });
  },
);

test(
  "[SESS-04] the feature toggle for community channels takes effect at the next sign-in",
  { tags: "full" },
  async () => {
    expect((await known("noemi")).channels).toBe(false);
    await backend.turn("communityChannels", true);
    expect((await known("noemi")).channels).toBe(true);
    await backend.turn("communityChannels", false);
  },
);

test("[SESS-04] on the business site no agreement is fetched", async () => {
  const dana = await signedIn("dana", "business");
  await dana.until((state) => state.servicesAndEquipments.phase === "ready" && state.cpni.phase === "ready");
  expect(dana.asked).toEqual([]);
  expect(selectCommunityRead(dana.store.getState()).phase).toBe("idle");
});

test("[SESS-04] when fetching the agreement fails there is no tab, the rest works, telemetry records it, and a retry shows it", async () => {
  let down = true;
  const alex = await signedIn("alex", "community", (fetch) => (input, init) => {
    const request = new Request(input, init);
    return down && request.url.includes(path) ? Promise.resolve(new Response("{}", { status: 500 })) : fetch(request);
  });
  const records: [path: string, status: number][] = [];
  alex.calls.subscribe(({ url, status }) => records.push([url.pathname, status]));
  await alex.until((state) => selectCommunityRead(state).phase === "failed");
  await alex.until(
    (state) => state.account.accounts.phase === "ready" && state.servicesAndEquipments.phase === "ready",
  );
  expect([true, false].map((channels) => selectHasCommunityTab(channels)(alex.store.getState()))).toEqual([
    false,
    false,
  ]);

  const accountId = selectCurrentAccountId(alex.store.getState()) ?? "";
  alex.store.dispatch(communityRead.requested({ accountId }));
  await expect.poll(() => records).toContainEqual([path, 500]);
  down = false;
  alex.store.dispatch(communityRead.requested({ accountId }));
  await alex.until((state) => selectCommunityRead(state).phase === "ready");
  expect(selectHasCommunityTab(false)(alex.store.getState())).toBe(true);
});

test("[SESS-04] the agreement is cleared when the session ends", async () => {
  const alex = await signedIn("alex");
  await alex.until((state) => selectCommunityRead(state).phase === "ready");
  alex.store.dispatch(signOutRequested());
  await alex.until((state) => selectCommunityRead(state).phase === "idle");
  expect(selectCommunityRead(alex.store.getState()).data).toBeUndefined();
});
