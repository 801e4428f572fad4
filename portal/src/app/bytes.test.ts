import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { builtBytes } from "../testing/builtBytes.ts";

const root = resolve(import.meta.dirname, "../../..");

/**
 * Budget of a first visit in gzipped bytes, JavaScript and CSS together. The summary's target is 145,000 because it
 * also shows what Auto Pay could not debit and that Auto Pay is paused.
 */
const budgets = {
  "src/features/session/sign-in/SignInScreen.tsx": 138_500,
  "src/features/account/summary/SummaryScreen.tsx": 140_000,
};

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the portal's build if it is of these sources, as after the first steps of `npm test`. */
    portalBuild: string | undefined;
  }
}

const built = inject("portalBuild");
let dist = built ?? "";
beforeAll(async () => {
  if (built) return;
  dist = await mkdtemp(join(tmpdir(), "portico-bytes-"));
  // Without NODE_ENV=production, React would be built with its development warnings.
  vi.stubEnv("NODE_ENV", "production");
  const portal = { outDir: dist, rolldownOptions: { input: join(root, "portal/index.html") } };
  await build({ configFile: join(root, "vite.config.ts"), mode: "production", logLevel: "error", build: portal });
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  if (!built) await rm(dist, { recursive: true });
});

test.each(Object.entries(budgets))("the first visit of %s loads at most %d bytes", (screen, budget) => {
  expect(builtBytes(dist, screen).total).toBeLessThanOrEqual(budget);
});

/**
 * Budget of billing's home on top of the account summary, from which most visitors come: GraphQL client, screen,
 * workflows.
 */
const billing = {
  from: "src/features/account/summary/SummaryScreen.tsx",
  modules: ["src/features/billing/homeScreen.ts", "src/api/graphClient.ts"],
  budget: 75_000,
};

test(`opening billing adds at most ${billing.budget} bytes, with the client of the graph`, () => {
  const added = builtBytes(dist, billing.from, ...billing.modules).total - builtBytes(dist, billing.from).total;
  expect(added).toBeGreaterThan(30_000);
  expect(added).toBeLessThanOrEqual(billing.budget);
});

/** Strings that only a Studio preview contains: its header, its URLs, its markers as escaped in a script, axe. */
const ofPreviews = /x-portico-preview|studio\/preview|\\u206[124]|[\u2061\u2062\u2064]|axe-core/;

test("no file that customers load contains preview code", () => {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => ofPreviews.test(readFileSync(join(dist, name), "utf8")))).toEqual([]);
});
