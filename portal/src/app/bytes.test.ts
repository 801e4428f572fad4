import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { builtBytes } from "../testing/builtBytes.ts";

const root = resolve(import.meta.dirname, "../../..");

/** What a first visit may load, JavaScript and CSS together, in gzipped bytes. */
const budgets = {
  "src/features/session/sign-in/SignInScreen.tsx": 141_500,
  "src/features/account/summary/SummaryScreen.tsx": 143_500,
};

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "portico-bytes-"));
  // Under test React would be built with its warnings.
  vi.stubEnv("NODE_ENV", "production");
  const portal = { outDir: dist, rolldownOptions: { input: join(root, "portal/index.html") } };
  await build({ configFile: join(root, "vite.config.ts"), mode: "production", logLevel: "error", build: portal });
}, 120_000);
afterAll(() => {
  vi.unstubAllEnvs();
  return rm(dist, { recursive: true });
});

test.each(Object.entries(budgets))("the first visit of %s loads at most %d bytes", (screen, budget) => {
  expect(builtBytes(dist, screen).total).toBeLessThanOrEqual(budget);
});
