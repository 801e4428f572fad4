import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { acceptancesPath, documentsPath, termsAcceptances } from "../../../testing/termsFixtures.ts";

async function open(profile?: typeof dana, answers: MockAnswers = {}) {
  const bootstrap = bootstrapFor(profile);
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at="/terms-and-conditions"
      answers={{ [acceptancesPath]: { body: termsAcceptances }, ...answers }}
    />,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Terms and conditions" })).toBeVisible();
}

test(
  "[SERV-13 partly] a visitor reads the terms that apply, and sees nothing of any account",
  { tags: "full" },
  async () => {
    await open();
    const order = page.getByRole("region", { name: "Terms that apply today" });
    await order.getByRole("button", { name: "Order or change" }).click();
    await expect.element(order.getByText(/^You order the change shown on this page/)).toBeVisible();
    expect(page.getByRole("heading", { name: "Accepted for your account" }).elements()).toEqual([]);
    await expectNoAxeViolations();
  },
);

test(
  "[SERV-13 partly] a customer sees what was accepted, when, by whom, whether it changed since, and its words",
  { tags: "full" },
  async () => {
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
  },
);

test(
  "[SERV-13 partly] a text accepted in Spanish is read out in Spanish; one that is missing says whom to ask",
  { tags: "full" },
  async () => {
    await open(dana);
    const item = (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
    await expect
      .element(item("Paperless billing").first().getByText("Accepted on Nov 18, 2026, 10:04 AM"))
      .toBeVisible();
    expect(document.querySelector("[lang='es-US'] p")?.textContent).toMatch(/^Usted acepta/);
    await expect
      .element(
        item("Auto Pay")
          .first()
          .getByText(/Ask customer care for it/),
      )
      .toBeVisible();
  },
);

test("[SERV-13 partly] earlier acceptances are one link away", async () => {
  await open(dana);
  await expect
    .element(page.getByRole("link", { name: "Earlier" }))
    .toHaveAttribute("href", expect.stringContaining("?page=2"));
});

test("[SERV-13 partly] each text that applies says since when, and leads to its versions", async () => {
  await open();
  const inForce = page.getByRole("region", { name: "Terms that apply today" });
  await inForce.getByRole("button", { name: "Order or change" }).click();
  await expect.element(inForce.getByText("In force since November 20, 2026")).toBeVisible();
  await expect
    .element(inForce.getByRole("link", { name: "All versions, Order or change" }))
    .toHaveAttribute("href", "/terms-and-conditions/order");
});

test("[SERV-13 partly] when the dates can't be read, the texts are still there, with a retry", async () => {
  await open(undefined, { [documentsPath]: unavailable });
  const inForce = page.getByRole("region", { name: "Terms that apply today" });
  await expect.element(inForce.getByRole("button", { name: "Try again" })).toBeVisible();
  await inForce.getByRole("button", { name: "Order or change" }).click();
  await expect.element(inForce.getByText(/^You order the change shown on this page/)).toBeVisible();
});

const changed = () =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: "Order or change" }) });

test("[SERV-13 partly] an accepted text that changed says so with both dates", async () => {
  await open(dana);
  await expect
    .element(
      changed().getByText(
        "This text has changed: it was accepted on Nov 18, 2026, 10:04 AM, and a newer version has been in force since Nov 20, 2026, 9:30 AM.",
      ),
    )
    .toBeVisible();
});

test("[SERV-13 partly] an accepted text that changed is read next to the one in force", { tags: "full" }, async () => {
  await open(dana);
  await changed().getByRole("button", { name: "See what changed, Order or change, SO-400207" }).click();
  await expect.element(changed().getByRole("heading", { level: 4, name: "Accepted text" })).toBeVisible();
  await expect.element(changed().getByText(/from the next bill\.$/)).toBeVisible();
  await expect.element(changed().getByRole("heading", { level: 4, name: "Text in force today" })).toBeVisible();
  await expect.element(changed().getByText(/until the technician arrives\.$/)).toBeVisible();
  await expectNoAxeViolations();
});

test("[SERV-13 partly] an acceptance links to the version that was accepted, in its language", async () => {
  await open(dana);
  await expect
    .element(changed().getByRole("link", { name: /^Accepted version: 1/ }))
    .toHaveAttribute("href", "/terms-and-conditions/order?language=en-US&version=1");
});

test("while nothing was accepted, the terms that apply come first", async () => {
  await open(dana, { [acceptancesPath]: { body: { ...termsAcceptances, acceptances: [], hasMore: false } } });
  await expect.element(page.getByText(/^No one on this account has accepted terms/)).toBeVisible();
  const headings = page.getByRole("main").getByRole("heading", { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Terms that apply today",
    "Accepted for your account",
  ]);
});
