import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

test("[SERV-04 partly] a PIN that is easy to guess is named in a summary that has the focus", async () => {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/services/voice/phone" />);
  await page.getByLabelText("New PIN").fill("111111");
  await expect.element(page.getByRole("button", { name: "Show PIN" })).toBeVisible();
  await page.getByRole("button", { name: "Set new PIN" }).click();
  const summary = page.getByRole("region", { name: "Check one thing" });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole("link", { name: /^This PIN is easy to guess/ })).toBeVisible();
});
