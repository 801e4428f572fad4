import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor, dana } from "../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";
import type { Portal } from "./createPortal.ts";

const billing = (killed: boolean) => ({ etag: String(killed), values: { billing: { value: !killed, variant: "", applies: "atOnce" as const, killed } } });

test("[COPY-02 partly] an area that is stopped in the middle of a payment says so in its place and that nothing was charged, and comes back by itself", { timeout: 30_000 }, async () => {
  const bootstrap = bootstrapFor(dana, { toggles: billing(false) });
  const content = await builtInContent(bootstrap);
  const opened: { portal?: Portal } = {};
  const hear = (portal: Portal) => void (opened.portal = portal);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/billing/pay-bill" onPortal={hear} />);
  const closed = page.getByRole("heading", { level: 1, name: "This part is closed for the moment." });
  await expect.poll(() => opened.portal?.store.getState().navigation.path).toBe("/billing/pay-bill");
  content.startSession(billing(true));
  await expect.element(closed, { timeout: 15_000 }).toBeVisible();
  await expect.element(page.getByText("Nothing was charged.")).toBeVisible();
  expect(opened.portal?.store.getState().navigation.path).toBe("/billing/pay-bill");
  content.startSession(billing(false));
  await expect.poll(() => closed.elements().length).toBe(0);
  expect(opened.portal?.store.getState().navigation.path).toBe("/billing/pay-bill");
});
