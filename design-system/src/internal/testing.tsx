import type {} from "@vitest/browser-playwright";
import axe, { type Result } from "axe-core";
import type { ReactNode } from "react";
import { inject } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page } from "vitest/browser";
import "../theme/community.ts";
import "../theme/index.ts";
import type { Contrast, Scheme, Site } from "../theme/index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Of `npm run test:full`. */
    isFullRun: boolean;
  }
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Axe rules about whole pages, which an isolated component cannot meet. */
const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "document-title", "html-has-lang", "bypass"];

function format({ id, help, nodes }: Result): string {
  return `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ""}`).join("\n")}`;
}

/**
 * Fails with the violations that axe-core finds in `container`: WCAG 2.2 A and AA, best practices, target size.
 * Waits for running animations first, so that final colours are measured.
 * @param runOnly some rules alone, which may find nothing to check
 */
export async function expectNoAxeViolations(
  container: Element = document.body,
  runOnly: string[] = rules,
): Promise<void> {
  await Promise.all(container.getAnimations({ subtree: true }).map(atRest));
  const { violations, passes } = await axe.run(container, {
    runOnly,
    rules: { ...Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])), "target-size": { enabled: true } },
    resultTypes: ["violations"],
    // Selectors are not reported, and the one rule that reads the style sheets, about locked orientation, is checked by
    // the audit of the stories: together a quarter of the time of a check.
    selectors: false,
    preload: false,
  });
  if (violations.length > 0) throw new Error(violations.map(format).join("\n\n"));
  if (passes.length === 0 && runOnly === rules) throw new Error("axe-core checked nothing here, which must not pass");
}

function atRest(animation: Animation): Promise<unknown> {
  const endless = animation.effect?.getComputedTiming().endTime === Infinity;
  return endless ? Promise.resolve() : animation.finished.catch(() => undefined);
}

type Mode = {
  site?: Site;
  theme?: Scheme;
  contrast?: Contrast;
  dir?: "ltr" | "rtl";
  width?: number;
  height?: number;
  textSize?: number;
};

/**
 * Renders `node` with the given site, scheme, contrast, direction, width and text size in percent. Defaults: business,
 * light, the system's contrast, 1280 x 800 and 100. The next call sets the mode again.
 */
export async function renderIn(node: ReactNode, mode: Mode = {}) {
  const {
    site = "business",
    theme = "light",
    contrast,
    dir = "ltr",
    width = 1280,
    height = 800,
    textSize = 100,
  } = mode;
  await page.viewport(width, height);
  Object.assign(document.documentElement.dataset, { site, theme });
  if (contrast) document.documentElement.dataset["contrast"] = contrast;
  else delete document.documentElement.dataset["contrast"];
  Object.assign(document.documentElement, { dir, lang: "en" });
  document.documentElement.style.fontSize = textSize === 100 ? "" : `${textSize}%`;
  return render(node);
}

/**
 * Renders `node` at 320 px on the community site, with text at 200 %, right to left and with more contrast; in the full
 * run also on both sites, in both schemes, at desktop and 320 px phone width. Fails on axe-core violations and on
 * horizontal overflow. The window is tall, so that sticky bars cover nothing. The audit of the stories runs every rule
 * on the same elements, so that here only those run that such a mode can break; the full run has all in every mode.
 */
export async function expectAccessibleInEveryMode(node: ReactNode): Promise<void> {
  for (const { site, theme } of inject("isFullRun") ? modes : [{ site: "community", theme: "dark" } as const])
    await expectAccessible(node, { site, theme, width: theme === "light" ? 1280 : 320 });
  await expectAccessible(node, { width: 640, textSize: 200 }, layoutRules);
  await expectAccessible(node, { width: 320, dir: "rtl" }, layoutRules);
  await expectAccessible(node, { contrast: "more" }, colorRules);
}

const layoutRules = ["target-size", "scrollable-region-focusable"];
const colorRules = ["color-contrast", "link-in-text-block"];

async function expectAccessible(node: ReactNode, mode: Mode, ofMode: string[] = rules): Promise<void> {
  const { container, unmount } = await renderIn(node, { height: 4000, ...mode });
  await expectNoAxeViolations(container, inject("isFullRun") ? rules : ofMode);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`${scrollWidth - clientWidth} px too wide in ${JSON.stringify(mode)}`);
  await unmount();
}

/** The `translate` at the start of an element's enter animation; empty when it does not move. */
export function arrivedFrom(element: Element): string {
  const [animation] = element.getAnimations();
  if (!animation) return "";
  animation.pause();
  animation.currentTime = 0;
  const { translate } = getComputedStyle(element);
  animation.finish();
  return translate;
}

/** Emulates media features, e.g. `{ "forced-colors": "active" }`, until called with nothing. */
export async function emulate(preferences: Record<string, string> = {}): Promise<void> {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

/** Every combination of site and scheme, for `test.each`. */
export const modes = [
  { site: "business", theme: "light" },
  { site: "business", theme: "dark" },
  { site: "community", theme: "light" },
  { site: "community", theme: "dark" },
] as const satisfies readonly Mode[];
