import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Bootstrap } from "../../../api/bootstrap.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, gina, sam } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

const region = (name: string) => page.getByRole("region", { name });
const linksIn = (name: string) =>
  region(name)
    .getByRole("link")
    .elements()
    .map((link) => [link.textContent, link.getAttribute("href")]);

async function opened(bootstrap: Bootstrap, answers: MockAnswers = {}) {
  // As tall as the whole page, so that the bar at its foot lies over none of the links.
  await page.viewport(360, 2600);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/account-summary"
      answers={answers}
    />,
  );
}

test(
  "[SERV-01 partly] an owner's quick actions are users, statements, payment methods and the guided check",
  { tags: "full" },
  async () => {
    await opened(bootstrapFor(dana));
    await expect.element(region("Quick actions")).toBeVisible();
    expect(linksIn("Quick actions")).toEqual([
      ["Manage users", "/user-preferences/people"],
      ["Statements", "/billing/view-statements?account=8347201180"],
      ["Payment methods", "/billing/payment-methods?account=8347201180"],
      ["Fix a service problem", "/services/troubleshoot"],
    ]);
    await expectNoAxeViolations();
  },
);

test("[SERV-01 partly] someone who may neither pay nor manage gets statements, the guided check and support", async () => {
  await opened(bootstrapFor(sam));
  await expect.element(region("Quick actions").getByRole("link", { name: "Fix a service problem" })).toBeVisible();
  expect(linksIn("Quick actions").map(([words]) => words)).toEqual(["Statements", "Fix a service problem", "Get help"]);
});

test("who manages voice, and not users, gets call forwarding", async () => {
  await opened(bootstrapFor({ ...gina, permissions: ["viewBilling", "payBill", "manageVoice"] }));
  await expect.element(region("Quick actions").getByRole("link", { name: "Forward your calls" })).toBeVisible();
});

test("what a toggle turns off is not offered", async () => {
  const off = { value: false, applies: "atOnce", killed: false } as const;
  await opened(bootstrapFor(dana, { toggles: { etag: "1", values: { billing: off, equipment: off } } }));
  await expect.element(region("Quick actions")).toBeVisible();
  expect(linksIn("Quick actions").map(([words]) => words)).toEqual(["Manage users", "Forward your calls", "Get help"]);
});

test("they are in Spanish", async () => {
  await opened(bootstrapFor(dana, { locale: "es-US" }));
  await expect.element(region("Acciones rápidas").getByRole("link", { name: "Administrar usuarios" })).toBeVisible();
});
