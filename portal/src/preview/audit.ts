import type { AuditFinding } from "@portico/content-runtime/preview/protocol";
import type { Locale } from "@portico/content-runtime/store";
import axe from "axe-core";
import type { MessageRange } from "./messageRanges.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * Waits for transitions, because contrast cannot be measured between two states. Ignores endless animations such as a
 * spinner.
 */
async function atRest(page: Document): Promise<void> {
  const ending = page.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

type Helps = Record<string, { help: string } | undefined>;

/**
 * axe's rule texts in Spanish, loaded on demand. Loading axe's whole locale file would make axe compile code (eval),
 * which this page's CSP forbids.
 */
async function helpsIn(locale: Locale): Promise<Helps> {
  return locale === "es-US" ? (await import("axe-core/locales/es.json")).default.rules : {};
}

type Node = { target: readonly unknown[] };

/** Returns the element of a finding on this page; null inside an iframe. */
function elementOf(page: Document, { target: [selector, ...deeper] }: Node): Element | null {
  return typeof selector === "string" && deeper.length === 0 ? page.querySelector(selector) : null;
}

function keysIn(element: Element | null, ranges: readonly MessageRange[]): string[] {
  return element ? ranges.filter((range) => element.contains(range.element)).map(({ key }) => key) : [];
}

/**
 * Runs axe on the current page and returns its findings, each with the message keys it affects. Skips the card form's
 * iframe.
 */
export async function auditPage(
  page: Document,
  ranges: () => readonly MessageRange[],
  locale: Locale,
): Promise<AuditFinding[]> {
  const [helps] = await Promise.all([helpsIn(locale), atRest(page)]);
  const { violations } = await axe.run(page, { runOnly: tags, resultTypes: ["violations"], iframes: false });
  const here = ranges();
  return violations.map(({ id, help, impact, nodes }) => ({
    rule: id,
    help: helps[id]?.help ?? help,
    impact: impact ?? "minor",
    count: nodes.length,
    words: [...new Set(nodes.flatMap((node) => keysIn(elementOf(page, node), here)))],
  }));
}
