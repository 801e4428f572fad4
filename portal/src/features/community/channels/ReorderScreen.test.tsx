import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test("[SERV-09 partly] on a phone the menu alone stands at the bottom: it covers no button of the order", async () => {
  await page.viewport(360, 740);
  const bootstrap = bootstrapFor(dana, { site: "community", vendorKey: "SCS" });
  const at = "/community/community-channels/reorder-active-channels";
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at={at} />);
  await expect.element(page.getByRole("button", { name: "Save order" })).toBeVisible();
  const bars = [...document.querySelectorAll('[data-bar="bottom"]')].map(({ tagName }) => tagName);
  expect(bars).toEqual(["NAV"]);
});
