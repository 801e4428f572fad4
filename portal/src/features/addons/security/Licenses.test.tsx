import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import {
  addOnsList,
  entitlementPath,
  entitlementsOf,
  license,
  personIds,
  seatPath,
  valueAddedPath,
} from "../../../testing/addOnsFixtures.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { Locale } from "../../content/model/content.slice.ts";

const ofDana = { ...license, seats: license.seats.slice(0, 1), seatsUsed: 1 };
const withSam = { ...license, version: 2 };

/** Billie's license is refused, Sam's is given. */
async function open(locale: Locale) {
  await page.viewport(360, 2400);
  const bootstrap = bootstrapFor(dana, { locale });
  const answers = {
    [valueAddedPath]: { body: addOnsList() },
    [entitlementPath]: { body: entitlementsOf(ofDana) },
    [seatPath("ENT-1", personIds.billie)]: { status: 503, code: "TEMPORARILY_UNAVAILABLE" },
    [seatPath("ENT-1", personIds.sam)]: { body: withSam },
  };
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/security-suite" answers={answers} />);
}

test.each<[Locale, string, string, RegExp]>([
  ["en-US", "Assign a license", "Sam has a license now.", /This isn’t available right now\./],
  ["es-US", "Asignar licencia", "Sam ya tiene licencia.", /Esto no está disponible en este momento\./],
])(
  "in %s a license that was not given says so beside the person, also when the next one is given",
  { tags: "full" },
  async (...row) => {
    const [locale, give, given, failure] = row;
    await open(locale);
    await page.getByRole("button", { name: `${give}: Billie` }).click();
    await page.getByRole("button", { name: `${give}: Sam` }).click();
    await expect.element(page.getByText(given)).toBeVisible();
    const billie = page.getByRole("listitem").filter({ has: page.getByText("Billie", { exact: true }) });
    await expect.element(billie.getByRole("alert")).toMatchTextContent(failure);
    expect(page.getByRole("alert").elements()).toHaveLength(1);
  },
);
