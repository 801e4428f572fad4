import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import type axe from "axe-core";
import { build, type Rollup } from "vite";

declare global {
  interface Window {
    axe: typeof axe;
    audit: typeof import("./inPage/main.ts");
  }
}

const { resolve } = createRequire(import.meta.url);

/** Our own checks as one script. */
async function bundleChecks(): Promise<string> {
  const lib = { entry: join(import.meta.dirname, "inPage/main.ts"), name: "audit", formats: ["iife" as const] };
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: { lib, write: false, minify: false, target: "es2022" },
  });
  const [{ output }] = made as [Rollup.RollupOutput];
  return `${output[0].code}\nwindow.audit = audit;`;
}

let checks: Promise<string> | undefined;

/** Injects both engines and our own checks into every page of `context`. */
export async function injectChecks(context: BrowserContext): Promise<void> {
  checks ??= bundleChecks();
  await context.addInitScript({ path: resolve("axe-core/axe.min.js") });
  // Variables of an init script are local to it.
  await context.addInitScript({
    content: `${readFileSync(resolve("accessibility-checker-engine/ace.js"), "utf8")}\nwindow.ace = ace;`,
  });
  await context.addInitScript({ content: await checks });
}
