import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { lazyOverlay } from "./lazyComponent.ts";

test("[SHELL-24 partly] alerts whose code fails to load leave the screen as it is, and appear once it loads", async () => {
  let tries = 0;
  const Alerts = lazyOverlay(() =>
    ++tries < 4 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(() => <p>An outage</p>),
  );
  await render(
    <>
      <Alerts />
      <h1>Billing</h1>
    </>,
  );
  await expect.poll(() => tries).toBe(2);
  await expect.element(page.getByRole("heading", { name: "Billing" })).toBeVisible();
  await expect.element(page.getByText("An outage"), { timeout: 5000 }).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Billing" })).toBeVisible();
});
