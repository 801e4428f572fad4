import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import type { CannedAnswers } from "../../../testing/cannedFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { acceptancesPath, termsAcceptances } from "../../../testing/termsFixtures.ts";

async function open(profile?: typeof dana, answer: CannedAnswers[string] = { body: termsAcceptances }) {
  const bootstrap = bootstrapFor(profile);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/terms-and-conditions"
      answers={{ [acceptancesPath]: answer }}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Terms and conditions" })).toBeVisible();
}

test("[SERV-13 partly] a visitor reads the terms that apply, and sees nothing of any account", async () => {
  await open();
  const order = page.getByRole("region", { name: "Terms that apply today" });
  await order.getByRole("button", { name: "Order or change" }).click();
  await expect.element(order.getByText(/^You order the change shown on this page/)).toBeVisible();
  expect(page.getByRole("heading", { name: "Accepted for your account" }).elements()).toEqual([]);
  await expectNoAxeViolations();
});

test("[SERV-13 partly] a customer sees what was accepted, when, by whom, whether it changed since, and its words", async () => {
  await open(dana);
  const accepted = page.getByRole("region", { name: "Accepted for your account" });
  await expect.element(accepted.getByText("Same as today").first()).toBeVisible();
  const [payment, order] = accepted.getByRole("listitem").all();
  await expect.element(payment!.getByText("Accepted by Dana on Nov 18, 2026, 10:04 AM")).toBeVisible();
  await expect.element(payment!.getByText("Confirmation number PT-4821-0937")).toBeVisible();
  await expect.element(payment!.getByText("Same as today")).toBeVisible();
  await expect.element(order!.getByText("Changed since")).toBeVisible();
  await payment!.getByRole("button", { name: "Read the accepted text, One-time payment, PT-4821-0937" }).click();
  await expect.element(payment!.getByText(/^You authorize us to charge/)).toBeVisible();
  await expectNoAxeViolations();
});

test("[SERV-13 partly] a text accepted in Spanish is read out in Spanish; one that is missing says whom to ask", async () => {
  await open(dana);
  const item = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
  await expect.element(item("Paperless billing").first().getByText("Accepted on Nov 18, 2026, 10:04 AM")).toBeVisible();
  expect(document.querySelector("[lang='es-US'] p")?.textContent).toMatch(/^Usted acepta/);
  await expect
    .element(
      item("Auto Pay")
        .first()
        .getByText(/Ask customer care for it/),
    )
    .toBeVisible();
});

test("[SERV-13 partly] earlier acceptances are one link away", async () => {
  await open(dana);
  await expect
    .element(page.getByRole("link", { name: "Earlier" }))
    .toHaveAttribute("href", expect.stringContaining("?page=2"));
});
