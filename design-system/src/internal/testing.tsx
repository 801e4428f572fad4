import type {} from "@vitest/browser-playwright";
import axe, { type Result } from "axe-core";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { cdp, page } from "vitest/browser";
import "../theme/community.ts";
import "../theme/index.ts";
import type { Contrast, Scheme, Site } from "../theme/index.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** Rules of whole pages, which a lone component cannot meet. */
const pageRules = ["region", "landmark-one-main", "page-has-heading-one", "document-title", "html-has-lang", "bypass"];

function told({ id, help, nodes }: Result): string {
  return `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ""}`).join("\n")}`;
}

/**
 * Fails with what axe-core has to say about `container`: WCAG 2.2 A and AA, best practices, target size.
 * Waits for running animations first, so that colours are measured at rest.
 */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  await Promise.all(container.getAnimations({ subtree: true }).map(atRest));
  const { violations, passes } = await axe.run(container, {
    runOnly: rules,
    rules: { ...Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])), "target-size": { enabled: true } },
    resultTypes: ["violations", "passes"],
  });
  if (violations.length > 0) throw new Error(violations.map(told).join("\n\n"));
  if (passes.length === 0) throw new Error("axe-core found nothing to check here: a silent checker looks like a pass");
}

function atRest(animation: Animation): Promise<unknown> {
  const endless = animation.effect?.getComputedTiming().endTime === Infinity;
  return endless ? Promise.resolve() : animation.finished.catch(() => undefined);
}

type Look = { site?: Site; theme?: Scheme; contrast?: Contrast; dir?: "ltr" | "rtl"; width?: number; height?: number; textSize?: number };

/**
 * Renders `node` on a page that wears the given site, scheme, contrast, direction, width and text size in percent (business, light,
 * as the system asks, 1280 x 800 and 100 unless told). The next call dresses the page anew.
 */
export async function renderIn(node: ReactNode, look: Look = {}) {
  const { site = "business", theme = "light", contrast, dir = "ltr", width = 1280, height = 800, textSize = 100 } = look;
  await page.viewport(width, height);
  Object.assign(document.documentElement.dataset, { site, theme });
  if (contrast) document.documentElement.dataset["contrast"] = contrast;
  else delete document.documentElement.dataset["contrast"];
  Object.assign(document.documentElement, { dir, lang: "en" });
  document.documentElement.style.fontSize = textSize === 100 ? "" : `${textSize}%`;
  return render(node);
}

/**
 * Renders `node` on both sites, in both schemes, on a desktop or a 320 px phone, then with text at 200 %, from right to left and with more
 * contrast, and fails if axe-core objects or anything runs out of the page sideways. The window is tall, so that bars that stick cover
 * nothing. Every language and width in every scheme is what the audit of the stories goes through.
 */
export async function expectGoodInEveryLook(node: ReactNode): Promise<void> {
  for (const [at, look] of looks.entries()) await expectGood(node, { ...look, width: at % 2 === 0 ? 1280 : 320 });
  await expectGood(node, { width: 640, textSize: 200 });
  await expectGood(node, { width: 320, dir: "rtl" });
  await expectGood(node, { contrast: "more" });
}

async function expectGood(node: ReactNode, look: Look): Promise<void> {
  const { container, unmount } = await renderIn(node, { height: 4000, ...look });
  await expectNoAxeViolations(container);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`${scrollWidth - clientWidth} px too wide in ${JSON.stringify(look)}`);
  await unmount();
}

/** How far off an element was when it began to arrive, as a `translate`; empty when it does not move. */
export function arrivedFrom(element: Element): string {
  const [animation] = element.getAnimations();
  if (!animation) return "";
  animation.pause();
  animation.currentTime = 0;
  const { translate } = getComputedStyle(element);
  animation.finish();
  return translate;
}

/** Makes the browser say what a person's system says, e.g. `{ "forced-colors": "active" }`, until called with nothing. */
export async function emulate(preferences: Record<string, string> = {}): Promise<void> {
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

/** Every way that a page can be dressed, for `test.each`. */
export const looks = [
  { site: "business", theme: "light" },
  { site: "business", theme: "dark" },
  { site: "community", theme: "light" },
  { site: "community", theme: "dark" },
] as const satisfies readonly Look[];
