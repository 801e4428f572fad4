import { expect, test } from "vitest";
import { storm } from "./storm.ts";
import { stormKinds } from "./told.ts";
import { zeros } from "./audit.ts";

const minutes = 60_000;

test("[PAY-20] nobody is charged twice or told wrongly by a server that is killed again and again behind breaking connections: payments now, for a device, on a date, and by Auto Pay (R2, in small)", async () => {
  const report = await storm({
    customers: { instant: 3, device: 2, scheduled: 2, autoPay: 2 }, wishesEach: { instant: 3, device: 3, scheduled: 3, autoPay: 2 }, kills: 3, cutShare: 0.1, seed: 20261121,
  });
  expect(report).toMatchObject({ ...zeros, kills: 3 });
  expect(stormKinds.map((kind) => [kind, report.byKind[kind] >= 6])).toEqual(stormKinds.map((kind) => [kind, true]));
  expect(report.cuts).toBeGreaterThan(3);
  expect(report.nights).toBeGreaterThan(1);
}, 10 * minutes);
