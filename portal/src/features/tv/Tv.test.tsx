import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import { builtInContent, PortalPage, type PortalPageProps } from "../../testing/PortalPage.tsx";
import { lineup, lineupPath } from "../../testing/tvFixtures.ts";
import type { Bootstrap } from "../../api/bootstrap.ts";
import { liveUpdates } from "../../api/liveUpdates.ts";
import type { Locale } from "../content/model/content.slice.ts";
import type { Lineup } from "./tv.slice.ts";

async function open(locale: Locale, more: Partial<Bootstrap> = {}, body: Lineup = lineup) {
  await page.viewport(360, 2000);
  const bootstrap = bootstrapFor(dana, { locale, ...more });
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/tv"
      answers={{ [lineupPath]: { body } }}
    />,
  );
  await expect.poll(() => document.querySelectorAll("ul[class] li").length, { timeout: 15_000 }).toBeGreaterThan(8);
}
const shown = () =>
  [...document.querySelectorAll("section li, [aria-labelledby=channels] li")].map((row) => row.textContent);
const channels = () => shown().filter((text) => /^\d+/.test(text ?? ""));

test.each<[Locale, string, string[]]>([
  ["en-US", "14", ["142Nature Film HDLearning", "146How It WorksLearning"]],
  ["en-US", "sports", ["62Arena One HDSports", "63Deportes UnoSports"]],
  ["es-US", "música", ["122Calm LobbyMúsica"]],
  ["es-US", "musica", ["122Calm LobbyMúsica"]],
])("[SERV-12 partly] in %s a search for %j finds channels by number, name and kind", async (locale, typed, found) => {
  await open(locale);
  await page.getByRole("searchbox").fill(typed);
  await expect.poll(channels).toEqual(found);
});

test("[SERV-12 partly] each box says which channel it shows, as it is listed; free outlets are named", async () => {
  await open("en-US");
  await expect.element(page.getByText("Showing channel 2, Harbor News HD")).toBeVisible();
  await expect.element(page.getByText("Free: Break room")).toBeVisible();
  await expectNoAxeViolations();
});

test("a box that doesn’t respond comes first, before the channels, with the way to fix it", async () => {
  await open("en-US");
  const fix = page.getByRole("link", { name: /^Fix this TV box/ });
  await expect.element(fix).toHaveAttribute("href", "/services/troubleshoot");
  const headings = page
    .getByRole("heading")
    .elements()
    .map(({ textContent }) => textContent);
  expect(headings.slice(1, 4)).toEqual(["Your TV boxes", "Reception TV", "HD DVR"]);
  expect(fix.elements()).toHaveLength(1);
});

test("[SERV-12 partly] a box that restarts is online again without a reload, and a changed package is there", async () => {
  await page.viewport(360, 2000);
  const bootstrap = bootstrapFor(dana);
  const restarting = lineup.receivers.map((each) => ({ ...each, state: "RESTARTING" as const }));
  const answer = { body: { ...lineup, receivers: restarting } as Lineup };
  let changed: (topic: "EQUIPMENT" | "SERVICES") => void = () => {};
  const onPortal: PortalPageProps["onPortal"] = ({ store }) =>
    (changed = (topic) => void store.dispatch(liveUpdates.changed({ topics: [topic] })));
  const content = await builtInContent(bootstrap);
  const answers = { [lineupPath]: answer };
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/tv" answers={answers} onPortal={onPortal} />);
  await expect.element(page.getByText("Restarting").first()).toBeVisible();
  const online = lineup.receivers.map((each) => ({ ...each, state: "ONLINE" as const }));
  answer.body = { ...lineup, receivers: online };
  changed("EQUIPMENT");
  await expect.poll(() => page.getByText("Restarting").elements()).toEqual([]);
  answer.body = { ...lineup, channels: lineup.channels.slice(0, 3) };
  changed("SERVICES");
  await expect.poll(() => channels().length).toBe(3);
});

test("each of two boxes that don’t respond names itself in its link", async () => {
  const receivers = lineup.receivers.map((each) => ({ ...each, state: "OFFLINE" as const, nickname: null }));
  await open("en-US", {}, { ...lineup, receivers });
  await expect.element(page.getByRole("link", { name: "Fix this TV box: HD TV box, 77D1" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Fix this TV box: HD DVR, 3A9C" })).toBeVisible();
});

test("where the guided check is switched off, a box that doesn’t respond has no link to it", async () => {
  const off = { value: false, applies: "atOnce" as const, killed: false };
  await open("en-US", { toggles: { etag: "1", values: { equipment: off } } });
  await expect.element(page.getByRole("heading", { name: "Reception TV" })).toBeVisible();
  expect(page.getByRole("link", { name: /^Fix this TV box/ }).elements()).toEqual([]);
});
