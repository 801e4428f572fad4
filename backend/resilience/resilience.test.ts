import { expect, test } from "vitest";
import { storm } from "./storm.ts";
import { zeros } from "./zeros.ts";

const minutes = 60_000;

test("[PAY-20] nobody is charged twice or told wrongly by a server that is killed again and again behind breaking connections (R2, in small)", async () => {
  const report = await storm({ customers: 6, paymentsEach: 3, kills: 3, cutShare: 0.1, seed: 20261121 });
  expect(report).toMatchObject({ ...zeros, kills: 3 });
  expect(report.submissions).toBeGreaterThanOrEqual(18);
  expect(report.cuts).toBeGreaterThan(3);
}, 5 * minutes);

test("a build that forgets its attempts is found out", async () => {
  const report = await storm({ customers: 6, paymentsEach: 4, kills: 0, cutShare: 0.25, seed: 7, withoutIdempotency: true });
  expect(report.chargedTwice).toBeGreaterThan(0);
}, 5 * minutes);
