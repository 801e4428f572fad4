import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { type ReactNode, Suspense } from "react";
import { lazyOverlay, lazyPart } from "./lazyComponent.ts";

test(
  "[SHELL-24 partly] alerts whose code fails to load leave the screen as it is, and appear once it loads",
  { tags: "full" },
  async () => {
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
    await expect.poll(() => tries).toBeGreaterThan(1);
    await expect.element(page.getByRole("heading", { name: "Billing" })).toBeVisible();
    await expect.element(page.getByText("An outage")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Billing" })).toBeVisible();
  },
);

test("[SHELL-24 partly] a part whose code fails to load twice leaves the rest of the screen and its own children", async () => {
  let tries = 0;
  const failing = () => {
    tries += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  const News = lazyPart<{ children?: ReactNode }>(failing);
  const Badge = lazyPart(failing);
  await render(
    <Suspense fallback="Loading">
      <News>
        <h2>Your services</h2>
        <Badge />
      </News>
    </Suspense>,
  );
  await expect.element(page.getByRole("heading", { name: "Your services" })).toBeVisible();
  expect(tries).toBe(4);
});
