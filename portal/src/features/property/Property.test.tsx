import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import type { MockAnswers } from "../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../testing/fixtures.ts";
import { changingFetch } from "../../testing/changingFetch.ts";
import { builtInContent, PortalPage } from "../../testing/PortalPage.tsx";
import {
  amenities,
  amenitiesPath,
  contract,
  contractPath,
  preferences,
  preferencesPath,
} from "../../testing/propertyFixtures.ts";
import { community } from "../../testing/propertyStories.ts";
import type { Locale } from "../content/model/content.slice.ts";

async function open(at: string, answers: MockAnswers, locale: Locale = "en-US") {
  await page.viewport(360, 2400);
  const bootstrap = bootstrapFor(dana, { ...community, locale });
  await render(
    <PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} answers={answers} />,
  );
}

const texts = (text: RegExp) => page.getByText(text).elements();

test(
  "[SERV-10 partly] the contract says once until when it is in force, and how it renews",
  { tags: "full" },
  async () => {
    await open("/property-contract-details", { [contractPath]: { body: { contract } } });
    await expect.element(page.getByText("In force until February 28, 2029")).toBeVisible();
    expect([texts(/2029/), texts(/renew/i), texts(/In force/)].map(({ length }) => length)).toEqual([1, 1, 1]);
    await expect.element(page.getByText("March 1, 2024")).toBeVisible();
    await expectNoAxeViolations();
  },
);

test("[SERV-10 partly] a contract that has not begun says when it ends too", { tags: "full" }, async () => {
  const pending = { ...contract, status: "PENDING" as const, noticeBy: null };
  await open("/property-contract-details", { [contractPath]: { body: { contract: pending } } });
  await expect.element(page.getByText("Starts on March 1, 2024, once everyone has signed")).toBeVisible();
  await expect.element(page.getByText("February 28, 2029")).toBeVisible();
});

test("[SERV-10 partly] in Spanish the contract’s services are written as in a sentence", async () => {
  await open("/property-contract-details", { [contractPath]: { body: { contract } } }, "es-US");
  await expect.element(page.getByText("Internet, TV y wifi en áreas comunes")).toBeVisible();
});

const [, locks] = amenities.amenities;
/** The locks do not work, and nobody has asked for their repair. */
const withoutRequest = {
  ...amenities,
  amenities: amenities.amenities.map((each) => (each === locks ? { ...each, request: null } : each)),
};

test("[SERV-10 partly] an amenity that does not work offers a repair, the others a change", async () => {
  await open("/tech-amenities", { [amenitiesPath]: { body: withoutRequest } });
  await expect.element(page.getByRole("button", { name: "Request a repair Smart locks, Building B" })).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Request a change Wi-Fi in common areas, Lobby" }))
    .toBeVisible();
  expect(page.getByRole("button", { name: /^Request a repair/ }).elements()).toHaveLength(1);
  await expectNoAxeViolations();
});

test("[SERV-10 partly] the property counts its amenities by their state, and leads back to the community", async () => {
  await open("/homepage-mfe", { [amenitiesPath]: { body: amenities } });
  await expect.element(page.getByText(/1 to repair.*4 working.*1 planned/)).toBeVisible();
  const back = page.getByRole("main").getByRole("link", { name: "Your Community", exact: true });
  await expect.element(back).toHaveAttribute("href", "/community");
});

test("[SERV-10 partly] a property without amenities says so", async () => {
  await open("/homepage-mfe", { [amenitiesPath]: { body: { ...amenities, amenities: [] } } });
  await expect.element(page.getByText("No tech amenities yet")).toBeVisible();
});

test("[SERV-10 partly] a request for a repair is not called one for a change", async () => {
  await open("/tech-amenities", { [amenitiesPath]: { body: withoutRequest } });
  await page.getByRole("button", { name: "Request a repair Smart locks, Building B" }).click();
  await expect.element(page.getByRole("dialog", { name: "New request: Smart locks" })).toBeVisible();
});

test(
  "[SERV-10 partly] who is told of outages is not overwritten when a colleague's choices are read after a click",
  { tags: "full" },
  async () => {
    const theirs = {
      contacts: preferences.contacts.map((contact) => ({ ...contact, topics: ["OUTAGES"] })),
      version: preferences.version + 1,
    };
    const { fetch, saves, answerLater } = changingFetch(preferencesPath, [preferences, theirs], preferencesPath);
    await page.viewport(360, 2400);
    const bootstrap = bootstrapFor(dana, community);
    const content = await builtInContent(bootstrap);
    await render(<PortalPage content={content} bootstrap={bootstrap} at="/homepage-mfe" parts={{ fetch }} />);
    await page.getByRole("main").getByRole("link", { name: "Contact preferences" }).click();
    await page.getByRole("checkbox", { name: "Billing" }).nth(1).click();
    answerLater();
    await page.getByRole("button", { name: "Save preferences" }).click();
    await expect.poll(() => saves).toEqual([`"${preferences.version}"`]);
  },
);
