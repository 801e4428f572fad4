import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { faults, pageWith } from "./faults.ts";
import { type ScreenName, screens } from "./screens.ts";

/** Violated rules, and the number of elements. */
export type Failures = { rules: string[]; elements: number };
export type Engines = { axe: Failures; accesslint: Failures };
export type Audit = { screen: Engines; dialog: Engines; calendar: Engines | undefined };

const { resolve } = createRequire(import.meta.url);
const axeSource = readFileSync(resolve("axe-core/axe.min.js"), "utf8");
const accesslintSource = readFileSync(resolve("@accesslint/core/iife"), "utf8");

type Found = { id: string; count: number };
type InPage = {
  axe: { run: (on: Document, options: object) => Promise<{ violations: { id: string; nodes: unknown[] }[] }> };
  AccessLint: { runAudit: (on: Document) => { violations: { ruleId: string }[] } };
};

async function enginesOn(page: Page): Promise<Engines> {
  await page.evaluate(axeSource);
  await page.evaluate(accesslintSource);
  const found = await page.evaluate(async () => {
    const engines = globalThis as unknown as InPage;
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
    const { violations } = await engines.axe.run(document, {
      runOnly: tags,
      rules: { "target-size": { enabled: true } },
    });
    return {
      axe: violations.map(({ id, nodes }): Found => ({ id, count: nodes.length })),
      accesslint: engines.AccessLint.runAudit(document).violations.map(({ ruleId }): Found => ({
        id: ruleId,
        count: 1,
      })),
    };
  });
  return { axe: summed(found.axe), accesslint: summed(found.accesslint) };
}

function summed(found: readonly Found[]): Failures {
  return {
    rules: [...new Set(found.map(({ id }) => id))].toSorted(),
    elements: found.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Runs both engines on the initial screen, with its dialog open, and with its calendar open. */
export async function audit(browser: Browser, url: string, name: ScreenName): Promise<Audit> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  try {
    const screen = await look(page, `${url}/${name}/`);
    const dialog = await look(page, `${url}/${name}/`, {
      opener: "role=button[name='Review payment']",
      open: "role=dialog",
    });
    const { calendar } = screens[name];
    return { screen, dialog, calendar: calendar && (await look(page, `${url}/${name}/`, calendar)) };
  } finally {
    await page.close();
  }
}

async function look(page: Page, address: string, step?: { opener: string; open: string }): Promise<Engines> {
  await page.goto(address);
  if (step) {
    await page.locator(step.opener).first().click();
    await page.locator(step.open).first().waitFor();
  }
  // Wait until fade-ins have their final colours.
  await page.waitForTimeout(600);
  return enginesOn(page);
}

/** How many planted faults each engine detects; a page without faults must be clean, or the count means nothing. */
export async function proveEngines(browser: Browser) {
  const page = await browser.newPage();
  await page.setContent(pageWith(""));
  const clean = await enginesOn(page);
  if (clean.axe.elements + clean.accesslint.elements > 0)
    throw new Error("An engine finds fault with a page that has none");
  const seen = { axe: 0, accesslint: 0, of: faults.length };
  for (const { html } of faults) {
    await page.setContent(pageWith(html));
    const { axe, accesslint } = await enginesOn(page);
    if (axe.elements > 0) seen.axe += 1;
    if (accesslint.elements > 0) seen.accesslint += 1;
  }
  await page.close();
  if (Math.min(seen.axe, seen.accesslint) < faults.length * 0.9)
    throw new Error(`An engine is blind: ${JSON.stringify(seen)}`);
  return seen;
}
