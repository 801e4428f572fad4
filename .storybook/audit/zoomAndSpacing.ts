import type { Page } from "@playwright/test";
import type { Finding } from "./findings.ts";

/** The text spacing of WCAG 1.4.12. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }";

const height = 900;

const asFindings = (rule: string, whats: string[]): Finding[] => whats.map((what) => ({ tool: "layout", rule, what }));

/** Reports everything that is cut off, overlaps or overflows on the current page. */
async function layoutFindings(page: Page, rule: string): Promise<Finding[]> {
  const whats = await page.evaluate(async () => {
    await window.audit.settled();
    return window.audit.layoutProblems();
  });
  return asFindings(rule, whats);
}

async function at(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
}

async function reflow(page: Page): Promise<Finding[]> {
  await at(page, 320);
  return layoutFindings(page, "320 px");
}

async function textSpacing(page: Page): Promise<Finding[]> {
  await at(page, 360);
  const style = await page.addStyleTag({ content: spacing });
  const found = await layoutFindings(page, "text spacing");
  await style.evaluate((element) => (element as unknown as Element).remove());
  return found;
}

async function largeText(page: Page): Promise<Finding[]> {
  await at(page, 640);
  const unmoved = await page.evaluate(async () => {
    await window.audit.settled();
    window.audit.measureTexts();
    document.documentElement.style.fontSize = "200%";
    await window.audit.settled();
    return window.audit.unmovedTexts();
  });
  const found = await layoutFindings(page, "200 % text");
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  return [...asFindings("200 % text", unmoved), ...found];
}

async function longerWords(page: Page): Promise<Finding[]> {
  const undo = await page.evaluateHandle(() => window.audit.lengthenTexts());
  const found: Finding[] = [];
  for (const width of [360, 1280]) {
    await at(page, width);
    found.push(...(await layoutFindings(page, `words 35 % longer at ${width} px`)));
  }
  await undo.evaluate((put) => put());
  return found;
}

async function stillness(page: Page): Promise<Finding[]> {
  return asFindings("reduced motion", await page.evaluate(() => window.audit.movements()));
}

async function targets(page: Page): Promise<Finding[]> {
  return asFindings("target size", await page.evaluate(() => window.audit.smallTargets()));
}

/**
 * Runs a callback on a page without transitions. The checks apply to the final state, and waiting for the transitions
 * of every element takes longer than the checks.
 */
export async function withoutTransitions<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  await page.evaluate(() => window.audit.disableTransitions());
  try {
    return await work();
  } finally {
    await page.evaluate(() => window.audit.enableTransitions());
  }
}

/**
 * Stress tests of a page: 320 px, target sizes and motion; with `all` also WCAG's text spacing, text at 200 % and
 * pseudo-localized text. Leaves the page 1280 px wide.
 */
export async function stressFindings(page: Page, all: boolean): Promise<Finding[]> {
  const found = [...(await stillness(page)), ...(await targets(page))];
  const stresses = all ? [reflow, textSpacing, largeText, longerWords] : [reflow];
  await withoutTransitions(page, async () => {
    for (const stress of stresses) found.push(...(await stress(page)));
    await at(page, 1280);
  });
  return found;
}

/** Reports states that forced colours hide. Leaves the page in its own colours. */
export async function forcedColorsFindings(page: Page): Promise<Finding[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const whats = await page.evaluate(async () => {
    await window.audit.settled();
    return window.audit.statesByBackgroundAlone();
  });
  await page.emulateMedia({ forcedColors: "none" });
  return asFindings("forced colours", whats);
}
