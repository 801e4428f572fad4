import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test("the date above the greeting begins with a capital letter in Spanish, whose weekdays have none", async () => {
  const bootstrap = bootstrapFor(dana, { locale: "es-US" });
  await render(<PortalPage content={await builtInContent(bootstrap)} bootstrap={bootstrap} at="/account-summary" />);
  const date = page.getByText(/^[a-záé]+, \d+ de [a-z]+$/).first();
  await expect.element(date).toBeVisible();
  expect(getComputedStyle(date.element().parentElement as Element, "::first-letter").textTransform).toBe("uppercase");
});
