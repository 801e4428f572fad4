import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";

type Weight = { js: number; css: number };

/**
 * Bundle size budget: how much more the payment screen of `bench/` loads with this design system than with React alone,
 * in gzipped bytes. The styles missed their goal of 6 KB: light, dark and more contrast make up a fifth of them.
 */
const budget = { js: 22_000, css: 6_750 };
let over: Weight;

beforeAll(() => {
  // Vite builds for production when NODE_ENV says so; Vitest sets it to "test".
  const env = { ...process.env, NODE_ENV: "production" };
  const answer = execFileSync(
    process.execPath,
    [join(import.meta.dirname, "../bench/pageWeight.ts"), "plain", "portico"],
    {
      env,
      encoding: "utf8",
    },
  );
  const { plain, portico } = JSON.parse(answer) as Record<"plain" | "portico", Weight>;
  over = { js: portico.js - plain.js, css: portico.css - plain.css };
}, 120_000);

test("the payment screen loads at most 22 KB of scripts more than plain React", () => {
  expect(over.js).toBeGreaterThan(0);
  expect(over.js).toBeLessThanOrEqual(budget.js);
});

test("the payment screen loads at most 6.75 KB of styles", () => {
  expect(over.css).toBeGreaterThan(0);
  expect(over.css).toBeLessThanOrEqual(budget.css);
});
