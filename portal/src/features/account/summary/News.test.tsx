import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { unavailable, type MockAnswers } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana, owing, services } from "../../../testing/fixtures.ts";
import { alertList, alertsAnswerPath, outageAlert } from "../../../testing/outageFixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { unreadCountPath } from "../../../testing/voiceFixtures.ts";
import type { Account } from "../model/account.api.ts";

const head = page.getByRole("region", { name: /Amount due/ });

/** Renders the summary at phone width. */
async function opened(account: Account, answers: MockAnswers = {}) {
  await page.viewport(360, 1600);
  const bootstrap = bootstrapFor(dana);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/account-summary"
      answers={{ "/api/pub/account/v1/accounts": { body: { accounts: [account] } }, ...answers }}
    />,
  );
  await expect.element(head).toBeVisible();
}

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test("[SERV-02 partly] each service says its state: an outage first, then the rest", { tags: "full" }, async () => {
  const troubled = services.map((each) =>
    each.key === "INTERNET"
      ? { ...each, trouble: "OUTAGE" }
      : each.key === "MOBILE"
        ? { ...each, status: "Unassigned" }
        : each,
  );
  await opened(owing, { "/api/pub/account/v1/services": { body: { services: troubled } } });
  const card = (name: string) => page.getByRole("region", { name, exact: true });
  await expect.element(card("Internet").getByText("Outage", { exact: true })).toBeVisible();
  await expect.element(card("Voice").getByText("Active", { exact: true })).toBeVisible();
  await expect.element(card("Mobile").getByText("Not assigned", { exact: true })).toBeVisible();
});

test("[SERV-01 partly] unread email and an answered question about a bill come after the money and before the services, with the way to each", async () => {
  const news = { unreadEmail: 3, answeredQuestion: { statementId: "st-1", position: 2 } };
  await opened({ ...owing, news });
  const region = page.getByRole("region", { name: "New for you" });
  await expect.element(region.getByRole("link", { name: "3 unread emails" })).toHaveAttribute("href", "/webmail");
  await expect
    .element(region.getByRole("link", { name: "We answered your question about a bill" }))
    .toHaveAttribute("href", expect.stringContaining("/billing/statements/st-1/charges/2"));
  // They arrive after the money: above it, they would move the button to pay while it is being pressed.
  expect(isBefore(head.element(), region.element())).toBe(true);
  expect(isBefore(region.element(), page.getByRole("heading", { name: "Your services" }).element())).toBe(true);
  await expectNoAxeViolations();
});

test("[SERV-01 partly] the services wait until it is known what is new, so that news never push them away", async () => {
  await opened(owing, { [unreadCountPath]: "never" });
  await expect.element(page.getByText("Loading your services")).toBeInTheDocument();
  expect(page.getByRole("heading", { name: "Your services" }).elements()).toEqual([]);
});

test("[SERV-01 partly] the services are there also when it can’t be read what is new", async () => {
  await opened(owing, { [unreadCountPath]: unavailable });
  await expect.element(page.getByRole("heading", { name: "Your services" })).toBeVisible();
});

test("[SERV-01 partly] below an outage alert there is as much space as above it", async () => {
  await opened(owing, { [alertsAnswerPath]: { body: alertList(outageAlert) } });
  const alert = page.getByRole("main").getByRole("status").filter({ hasText: outageAlert.body });
  await expect.element(alert).toBeVisible();
  const above = page.getByRole("main").getByText(dana.accountName, { exact: true }).element().getBoundingClientRect();
  const { top, bottom } = alert.element().getBoundingClientRect();
  expect(head.element().getBoundingClientRect().top - bottom).toBeCloseTo(top - above.bottom, 0);
});
