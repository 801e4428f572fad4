import { expect, test } from "vitest";
import { storm } from "./storm.ts";

const minutes = 60_000;

test("a build that forgets its attempts is found out", async () => {
  const report = await storm({
    customers: { instant: 4, device: 2, scheduled: 0, autoPay: 0 }, wishesEach: { instant: 4, device: 4, scheduled: 0, autoPay: 0 }, kills: 0, cutShare: 0.25, seed: 7, withoutIdempotency: true,
  });
  expect(report.chargedTwice).toBeGreaterThan(0);
}, 5 * minutes);
