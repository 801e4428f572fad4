import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { bootstrapFor } from "../testing/fixtures.ts";
import { PortalPageProvider, useBusinessNow } from "./portalPage.ts";

afterEach(() => void vi.useRealTimers());

const portalPage = { ...bootstrapFor(), businessNow: "2026-11-21T23:00:00.000Z" };

const Now = () => <time>{useBusinessNow()}</time>;
const shown = (key: number) => (
  <PortalPageProvider value={portalPage}>
    <Now key={key} />
  </PortalPageProvider>
);

test("a page that stays open overnight shows the next morning's business time after a new sign-in", async () => {
  const loaded = Date.now();
  const screen = await render(shown(1));
  vi.spyOn(Date, "now").mockReturnValue(loaded + 14 * 3_600_000 + 30_000);
  await screen.rerender(shown(2));
  await expect.element(page.getByText("2026-11-22T13:00:00.000Z")).toBeVisible();
  vi.restoreAllMocks();
});

test("business time goes on while a screen stays open", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  await render(shown(1));
  vi.advanceTimersByTime(50 * 60_000 + 30_000);
  await expect.element(page.getByText("2026-11-21T23:50:00.000Z")).toBeVisible();
});
