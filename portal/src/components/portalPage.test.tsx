import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { bootstrapFor } from "../testing/fixtures.ts";
import { PortalPageProvider, useBusinessNow } from "./portalPage.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const portalPage = { ...bootstrapFor(), businessNow: "2026-11-21T23:00:00.000Z" };

const Now = () => <time>{useBusinessNow()}</time>;
const shown = (key: number) => (
  <PortalPageProvider value={portalPage}>
    <Now key={key} />
  </PortalPageProvider>
);
const shownAt = () => Date.parse(document.querySelector("time")?.textContent ?? "");
const minutes = 60_000;

test("a page that stays open overnight shows the next morning's business time after a new sign-in", async () => {
  const screen = await render(shown(1));
  const [now, before] = [Date.now(), shownAt()];
  vi.spyOn(Date, "now").mockReturnValue(now + 14 * 60 * minutes);
  await screen.rerender(shown(2));
  vi.restoreAllMocks();
  expect(shownAt() - before).toBe(14 * 60 * minutes);
});

test("business time goes on while a screen stays open", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  await render(shown(1));
  const before = shownAt();
  vi.advanceTimersByTime(50 * minutes);
  await expect.poll(() => shownAt() - before).toBe(50 * minutes);
});
