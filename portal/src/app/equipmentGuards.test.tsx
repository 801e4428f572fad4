import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../api/bootstrap.ts";
import type { MockAnswers } from "../testing/mockFetch.ts";
import { equipmentAnswerPath } from "../testing/equipmentFixtures.ts";
import { bootstrapFor, dana, services } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";

/** Visits services; returns where the visitor is. */
async function visit(answers: MockAnswers, bootstrap: Bootstrap) {
  const opened: { portal?: Portal } = {};
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/services"
      answers={answers}
      onPortal={(portal) => void (opened.portal = portal)}
    />,
  );
  return () => opened.portal?.store.getState().navigation.path;
}

const withStatus = (status: "Assigned" | "Unassigned" | "Active" | "Undefined") => ({
  "/api/pub/account/v1/services": { body: { services: services.map((each) => ({ ...each, status })) } },
});
const toggled = (value: boolean) => ({
  toggles: { etag: "1", values: { equipment: { value, applies: "atOnce" as const, killed: false } } },
});
const notEligible = /^This account has no active service yet/;

test.each(["Unassigned", "Undefined"] as const)(
  "[SERV-02] an account whose services are %s is not eligible: it goes to the summary, which says why",
  async (status) => {
    await expect
      .poll(await visit(withStatus(status), bootstrapFor(dana)), { timeout: 15_000 })
      .toBe("/account-summary");
    await expect.element(page.getByText(notEligible)).toBeVisible();
  },
);

test("[SERV-02] the summary says why in Spanish too", async () => {
  await visit(withStatus("Unassigned"), bootstrapFor(dana, { locale: "es-US" }));
  await expect.element(page.getByText(/^Esta cuenta todavía no tiene un servicio activo/)).toBeVisible();
});

test.each(["Assigned", "Active"] as const)("[SERV-02] an account whose services are %s is eligible", async (status) => {
  const path = await visit(withStatus(status), bootstrapFor(dana));
  await expect.element(page.getByRole("heading", { level: 3, name: "Modem" })).toBeVisible();
  expect(path()).toBe("/services");
});

test("[SERV-02] an account that is no longer eligible goes to the summary by the server's refusal", async () => {
  const path = await visit({ [equipmentAnswerPath]: { status: 403, code: "NOT_ELIGIBLE" } }, bootstrapFor(dana));
  await expect.poll(path, { timeout: 15_000 }).toBe("/account-summary");
  await expect.element(page.getByText(notEligible)).toBeVisible();
});

test("[SERV-02] the override guard closes services and equipment, whatever the eligibility", async () => {
  const path = await visit({}, bootstrapFor(dana, toggled(false)));
  await expect.poll(path, { timeout: 15_000 }).toBe("/404");
});

test("[SERV-02] an anonymous visitor signs in first", async () => {
  const path = await visit({}, bootstrapFor());
  await expect.element(page.getByRole("heading", { level: 1, name: "Sign in to your account" })).toBeVisible();
  expect(path()).toBe("/");
});
