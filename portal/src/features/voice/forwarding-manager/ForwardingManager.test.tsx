import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";

async function open() {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/voice/forwarding-manager" />);
}
const summary = (count: string) => page.getByRole("region", { name: `Check ${count}` });

test("[SERV-04 partly] the end of a line doesn’t break a number that calls are forwarded to", async () => {
  await open();
  await expect.element(page.getByText(/^Calls are forwarded to \(/).first()).toBeVisible();
  expect(document.querySelector("main")?.textContent).toMatch(/forwarded to \(\d{3}\)\u00a0\d{3}-/);
});

test("[SERV-04 partly] forwarding without lines or a number focuses the summary of what is missing", async () => {
  await open();
  await page.getByRole("button", { name: /^Forward/ }).click();
  await expect.element(summary("2 things")).toHaveFocus();
});

test(
  "[SERV-04 partly] stopping the forwarding of no line focuses the summary on every try",
  { tags: "full" },
  async () => {
    await open();
    const stop = page.getByRole("button", { name: /^Stop/ });
    await stop.click();
    await expect.element(summary("one thing")).toHaveFocus();
    await stop.click();
    await expect.element(summary("one thing")).toHaveFocus();
  },
);
