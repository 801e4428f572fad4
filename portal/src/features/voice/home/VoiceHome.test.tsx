import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { type Locator, page } from "vitest/browser";
import { bootstrapFor, dana, services } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { lineUnreadPath, voiceManager, voiceManagerPath } from "../../../testing/voiceFixtures.ts";
import type { VoiceManager } from "../model/voice.api.ts";

async function open(manager: VoiceManager, answers: MockAnswers = {}) {
  const bootstrap = bootstrapFor(dana);
  const { unmount } = await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/services/voice"
      answers={{ [voiceManagerPath]: { body: manager }, ...answers }}
    />,
  );
  return unmount;
}
const card = page.getByRole("region", { name: "Voice manager" });
const link = page.getByRole("link", { name: "Open voice manager" });

test("[SHELL-15] the voice manager of the environment is linked to once the customer complies; until then the card says why not and whom to call", async () => {
  const leave = await open(voiceManager);
  await expect.element(card.getByRole("link", { name: "Open voice manager" })).toBeVisible();
  await expect.element(link).toHaveAttribute("href", "https://voice-manager-dev.example/");
  expect(page.getByText(/^Federal rules require us to confirm your identity/).elements()).toEqual([]);
  await leave();

  await open({ access: "CPNI_REQUIRED", address: null });
  await expect.element(page.getByText(/^Federal rules require us to confirm your identity/)).toBeVisible();
  await expect.element(card.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible();
  expect(link.elements()).toEqual([]);
});

test("[SHELL-15 partly] an environment without a voice manager has no card", async () => {
  await open({ access: "NOT_OFFERED", address: null });
  await expect.element(page.getByRole("heading", { level: 3, name: "Front counter" })).toBeVisible();
  await expect.poll(() => card.elements().length).toBe(0);
});

test("[CALL-01 partly] [SERV-04 partly] a line says how many of its messages are new; one whose count can't be read says nothing", async () => {
  await open(voiceManager, {
    [lineUnreadPath("8575550100")]: { body: { telephoneNumber: "8575550100", unreadCount: 3 } },
    [lineUnreadPath("8575550101")]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
  });
  const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect.element(line("Front counter").getByText("3 new")).toBeVisible();
  expect(line("(857) 555-0101").getByText(/new$/).elements()).toEqual([]);
});

test("[SERV-02 partly] during an outage of voice every line says so", async () => {
  const troubled = services.map((each) => (each.key === "VOICE" ? { ...each, trouble: "OUTAGE" } : each));
  await open(voiceManager, { "/api/pub/account/v1/services": { body: { services: troubled } } });
  const line = page.getByRole("listitem").filter({ hasText: "Front counter" });
  await expect.element(line.getByText("Outage", { exact: true })).toBeVisible();
});

test("on a phone the number of new messages stands after the links, which stay where they are when it arrives", async () => {
  await page.viewport(360, 900);
  await open(voiceManager, {
    [lineUnreadPath("8575550100")]: { body: { telephoneNumber: "8575550100", unreadCount: 3 } },
  });
  const line = page.getByRole("listitem").filter({ hasText: "Front counter" });
  const left = (part: Locator) => part.element().getBoundingClientRect().left;
  await expect.element(line.getByText("3 new")).toBeVisible();
  expect(left(line.getByText("3 new"))).toBeGreaterThan(left(line.getByRole("link", { name: /^Calls/ })));
});
