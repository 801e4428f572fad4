import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { callSettings, callSettingsPath } from "../../../testing/callSettingsFixtures.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { accountInState, bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { lineup, lineupPath } from "../../../testing/tvFixtures.ts";
import { voiceManager, voiceManagerPath } from "../../../testing/voiceFixtures.ts";

async function open(at: string, answers: MockAnswers) {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} answers={answers} />);
}
const forwarding = { [callSettingsPath]: { body: callSettings() } };
const routeNow = page.getByText(/^Right now, /);

test(
  "[SERV-02 partly] a suspended account sees on every voice screen why no line works, and the way to its bill",
  { tags: "full" },
  async () => {
    await open("/services/voice", { [voiceManagerPath]: { body: voiceManager }, ...accountInState("SUSPENDED") });
    await expect.element(page.getByText("Your services are suspended, so your phone lines don’t work.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "See your bill" })).toHaveAttribute("href", "/billing");
    await expectNoAxeViolations();
  },
);

test("[SERV-02 partly] where calls go now is not shown while no call reaches a line", { tags: "full" }, async () => {
  await open("/services/voice/call-forwarding", { ...forwarding, ...accountInState("SUSPENDED") });
  await expect.element(page.getByText("Your services are suspended, so your phone lines don’t work.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save changes" })).toBeVisible();
  expect(routeNow.elements()).toEqual([]);
});

test("[SERV-02 partly] a running account sees where calls go now", { tags: "full" }, async () => {
  await open("/services/voice/call-forwarding", forwarding);
  await expect.element(routeNow).toBeVisible();
});

test("[SERV-02 partly] a disconnected account sees on the TV screen whom to call", { tags: "full" }, async () => {
  await open("/tv", { [lineupPath]: { body: lineup }, ...accountInState("DISCONNECTED") });
  await expect.element(page.getByText("Your services are disconnected, so your TV doesn’t work.")).toBeVisible();
});

test("[SERV-02 partly] a disconnected account without TV is not told that its TV doesn’t work", async () => {
  await open("/tv", { [lineupPath]: { status: 403, code: "NOT_ELIGIBLE" }, ...accountInState("DISCONNECTED") });
  await expect.element(page.getByText("This account has no TV")).toBeVisible();
  expect(page.getByText(/TV doesn’t work/).elements()).toEqual([]);
});

test("[SERV-02 partly] a suspended account sees above the speed test why its internet doesn’t work", async () => {
  const results = { body: { timeZone: "America/New_York", results: [] } };
  await open("/services/internet/speed-test", {
    "/api/pub/speed-test/v1/results": results,
    ...accountInState("SUSPENDED"),
  });
  await expect.element(page.getByText("Your services are suspended, so your internet doesn’t work.")).toBeVisible();
});
