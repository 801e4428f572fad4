import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { lineup, lineupPath, notices, orderPath } from "../../../testing/communityFixtures.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test("[SERV-09 partly] on a phone the menu alone stands at the bottom: it covers no button of the order", async () => {
  await page.viewport(360, 740);
  const bootstrap = bootstrapFor(dana, { site: "community", vendorKey: "SCS" });
  const at = "/community/community-channels/reorder-active-channels";
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} />);
  await expect.element(page.getByRole("button", { name: "Save order" })).toBeVisible();
  const bars = [...document.querySelectorAll('[data-bar="bottom"]')].map(({ tagName }) => tagName);
  expect(bars).toEqual(["NAV"]);
});

test("[SERV-09 partly] a channel that has ended is not in the order that is shown, and keeps its place after the others", async () => {
  await page.viewport(1280, 900);
  const [first, second, ...others] = lineup().channels;
  const ended = {
    ...notices,
    channelId: "00000000-0000-4000-8000-0000000000c9",
    name: "Cleaning",
    state: "ENDED" as const,
  };
  const answers = { [lineupPath]: { body: lineup({ channels: [ended, first!, second!, ...others] }) } };
  const sent: string[][] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith(orderPath))
      sent.push(((await request.clone().json()) as { channelIds: string[] }).channelIds);
    return mockFetch(answers)(request);
  };
  const bootstrap = bootstrapFor(dana, { site: "community", vendorKey: "SCS" });
  const at = "/community/community-channels/reorder-active-channels";
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} parts={{ fetch }} />);
  await page.getByRole("button", { name: `Move ${first!.name} down` }).click();
  expect(page.getByText("Cleaning").elements()).toEqual([]);
  await page.getByRole("button", { name: "Save order" }).click();
  await expect.poll(() => sent[0]?.[0]).toBe(second!.channelId);
  expect(sent[0]?.at(-1)).toBe(ended.channelId);
});

const how = /^Drag a channel, or use its arrows\. Nothing changes on TV until you save\.$/;

test("below the order it is said which channels are not in it", async () => {
  const at = "/community/community-channels/reorder-active-channels";
  const bootstrap = bootstrapFor(dana, { site: "community", vendorKey: "SCS" });
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} />);
  await expect.element(page.getByText(/^Channels that are off or have ended aren’t in this list\./)).toBeVisible();
});

test("[SERV-09 partly] whoever may change the order is told how, and that nothing changes before it is saved", async () => {
  const bootstrap = bootstrapFor(dana, { site: "community", vendorKey: "SCS" });
  const at = "/community/community-channels/reorder-active-channels";
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} />);
  await expect.element(page.getByText(how)).toBeVisible();
});

test("[SERV-09 partly] whoever may not change the order is not told how", async () => {
  const reader = { ...dana, permissions: dana.permissions.filter((each) => each !== "manageProperty") };
  const bootstrap = bootstrapFor(reader, { site: "community", vendorKey: "SCS" });
  const at = "/community/community-channels/reorder-active-channels";
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} />);
  await expect.element(page.getByText(notices.name)).toBeVisible();
  expect(page.getByText(/Drag a channel/).elements()).toEqual([]);
});
