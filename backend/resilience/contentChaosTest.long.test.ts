import { expect, test } from "vitest";
import { runContentChaosTest } from "./contentChaosTest.ts";

const minutes = 60_000;

test(
  "[COPY-05] with 1,000 publications and rollbacks and 60 kills, no reader gets a mix of two releases (C2)",
  async () => {
    const report = await runContentChaosTest({ moves: 1000, kills: 60, readers: 4, seed: 1 });
    expect(report).toMatchObject({ mixed: 0, wrongBytes: 0, published: 667, restored: 333, kills: 60 });
    expect(report.reads).toBeGreaterThan(1000);
    expect(report.releases).toBeGreaterThan(300);
    console.warn(JSON.stringify(report));
  },
  90 * minutes,
);
