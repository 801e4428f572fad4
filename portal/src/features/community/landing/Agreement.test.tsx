import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

async function open(accountName: string) {
  const bootstrap = bootstrapFor({ ...dana, accountName }, { site: "community", vendorKey: "SCS" });
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at="/community" />);
  await expect.element(page.getByRole("term").filter({ hasText: "Address" })).toBeVisible();
}
const card = page.getByRole("region", { name: "Tenant agreement" });

test(
  "[SERV-09 partly] the agreement names its property where the top of the page has the account’s nickname",
  { tags: "full" },
  async () => {
    await open("Our building");
    await expect.element(card.getByText("Harbor Street Bakery")).toBeVisible();
  },
);

test("[SERV-09 partly] a property whose name is at the top of the page is not named again", async () => {
  await open("Harbor Street Bakery");
  expect(card.getByText("Harbor Street Bakery").elements()).toEqual([]);
});
