import type { Judged } from "@portico/content-runtime/preview/protocol";
import type { Locale } from "@portico/content-runtime/store";
import axe from "axe-core";
import type { Spot } from "./spots.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/** Colours in between two states are nobody's to read. What never ends, a spinner, is not waited for. */
async function atRest(page: Document): Promise<void> {
  const ending = page.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

type Helps = Record<string, { help: string } | undefined>;

/** What a rule asks for, by its name: axe's own Spanish, which comes when somebody reads it. To take its whole file in, axe would compile code, which this page forbids. */
async function helpsIn(locale: Locale): Promise<Helps> {
  return locale === "es-US" ? (await import("axe-core/locales/es.json")).default.rules : {};
}

type Node = { target: readonly unknown[] };

/** The page's own elements are named by one selector; what is in a frame is the frame's. */
function elementOf(page: Document, { target: [selector, ...deeper] }: Node): Element | null {
  return typeof selector === "string" && deeper.length === 0 ? page.querySelector(selector) : null;
}

function keysIn(element: Element | null, spots: readonly Spot[]): string[] {
  return element ? spots.filter((spot) => element.contains(spot.element)).map(({ key }) => key) : [];
}

/** What axe finds on a page as it stands, with the keys of the words that each finding is about. The frame of the card form is not looked into. */
export async function judge(page: Document, spots: () => readonly Spot[], locale: Locale): Promise<Judged[]> {
  const [helps] = await Promise.all([helpsIn(locale), atRest(page)]);
  const { violations } = await axe.run(page, { runOnly: tags, resultTypes: ["violations"], iframes: false });
  const here = spots();
  return violations.map(({ id, help, impact, nodes }) => ({
    rule: id,
    help: helps[id]?.help ?? help,
    impact: impact ?? "minor",
    count: nodes.length,
    words: [...new Set(nodes.flatMap((node) => keysIn(elementOf(page, node), here)))],
  }));
}
