import { expect, test } from "vitest";
import { runChaosTest } from "./chaosTest.ts";
import { taskKinds } from "./customers.ts";
import { noFindings } from "./ledgerAudit.ts";

const minutes = 60_000;

test(
  "[PAY-20] no customer is charged twice or shown a wrong outcome while the server is killed and connections break: instant, device, scheduled and Auto Pay payments (R2, reduced)",
  async () => {
    const report = await runChaosTest({
      customers: { instant: 3, device: 2, scheduled: 2, autoPay: 2 },
      tasksEach: { instant: 3, device: 3, scheduled: 3, autoPay: 2 },
      kills: 3,
      cutShare: 0.1,
      seed: 20261121,
    });
    expect(report).toMatchObject({ ...noFindings, kills: 3 });
    expect(taskKinds.map((kind) => [kind, report.byKind[kind] >= 6])).toEqual(taskKinds.map((kind) => [kind, true]));
    expect(report.cuts).toBeGreaterThan(3);
    expect(report.nightlyRuns).toBeGreaterThan(1);
  },
  10 * minutes,
);
