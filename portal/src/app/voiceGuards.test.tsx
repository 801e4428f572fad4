import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../api/bootstrap.ts";
import type { MockAnswers } from "../testing/mockFetch.ts";
import { bootstrapFor, dana, services } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import { voiceLinesPath } from "../testing/voiceFixtures.ts";
import type { Portal } from "./createPortal.ts";

/** Visits voice; returns where the visitor is. */
async function visit(answers: MockAnswers, bootstrap: Bootstrap) {
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/services/voice"
      answers={answers}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  return () => opened.portal?.store.getState().navigation.path;
}

const servicesPath = "/api/pub/account/v1/services";
const withoutVoice = { [servicesPath]: { body: { services: services.filter(({ key }) => key !== "VOICE") } } };
const refused: MockAnswers = { [voiceLinesPath]: { status: 403, code: "NOT_ELIGIBLE" } };
const off = { toggles: { etag: "1", values: { voice: { value: false, applies: "atOnce", killed: false } } } } as const;
const notEligible = page.getByText(/^This account has no active service yet for that page/);

test.each<[string, MockAnswers]>([
  ["an account without voice", withoutVoice],
  ["an account that the server refuses", refused],
])(
  "[SERV-04 partly] %s is not eligible: it goes to the summary, which says why",
  { tags: "full" },
  async (_who, answers) => {
    await expect.poll(await visit(answers, bootstrapFor(dana)), { timeout: 15_000 }).toBe("/account-summary");
    await expect.element(notEligible).toBeVisible();
  },
);

test("[SHELL-16 partly] with voice the tab is named Voice & Services, and its lines are shown", async () => {
  const path = await visit({}, bootstrapFor(dana));
  await expect.element(page.getByRole("heading", { level: 3, name: "Front counter" })).toBeVisible();
  expect(path()).toBe("/services/voice");
  await expect.element(page.getByRole("link", { name: "Voice & Services" }).first()).toBeInTheDocument();
});

test("[SERV-04 partly] [SHELL-16 partly] voice that is disabled hides its screens and the tab's wording", async () => {
  const path = await visit({}, bootstrapFor(dana, off));
  await expect.poll(path, { timeout: 15_000 }).toBe("/404");
  await expect.element(page.getByRole("link", { name: "Services" }).first()).toBeInTheDocument();
  expect(page.getByRole("link", { name: "Voice & Services" }).elements()).toEqual([]);
});

test("[SERV-04 partly] an anonymous visitor signs in first", async () => {
  const path = await visit({}, bootstrapFor());
  await expect.element(page.getByRole("heading", { level: 1, name: "Sign in to your account" })).toBeVisible();
  expect(path()).toBe("/");
});
