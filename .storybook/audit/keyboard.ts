import type { CDPSession, Page } from "@playwright/test";
import { engineFindings } from "./engines.ts";
import type { Finding } from "./findings.ts";
import { around, changedPixels, shot } from "./pixels.ts";

/** Maximum number of tab stops; a page that exceeds it has a keyboard trap. */
const maxTabStops = 250;
/**
 * A change counts from a contrast of 3:1 (WCAG 1.4.11), and must be as large as a 2 px line around the element
 * (2.4.13), less the rounded corners.
 */
const ratio = 3;
const thickness = 2 * 0.75;

const asFinding =
  (rule: string) =>
  (what: string): Finding => ({ tool: "keyboard", rule, what });

/** For measuring pixels: the page's CDP session, and a separate page that compares screenshots. */
export type FocusProbe = { session: CDPSession; counter: Page };

type Stop = NonNullable<ReturnType<typeof window.audit.currentStop>>;

/** Whether the focus is visible: compares screenshots of the element with and without focus. */
async function ringFinding(page: Page, { session, counter }: FocusProbe, stop: Stop): Promise<Finding | undefined> {
  if (stop.isFrame) return undefined;
  const inWindow = around(stop.box, page.viewportSize() ?? { width: 0, height: 0 });
  if (!inWindow) return asFinding("focus in sight")(`${stop.name} has the focus outside of the window`);
  const box = { ...inWindow, x: inWindow.x + stop.scrolled.x, y: inWindow.y + stop.scrolled.y };
  const focused = await shot(session, box);
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((it) => it.blur());
  const unfocused = await shot(session, box);
  await element.evaluate((it) => it.focus({ preventScroll: true, focusVisible: true } as FocusOptions));
  const changed = await changedPixels(counter, unfocused, focused, ratio);
  const needed = Math.round(stop.perimeter * thickness);
  return changed >= needed
    ? undefined
    : asFinding("focus visible")(`${stop.name} changes ${changed} pixels by 3:1 when focused, and needs ${needed}`);
}

/** Tabs through the page, to its end or until it wraps. */
async function walk(page: Page, visit: (stop: Stop) => Promise<void>): Promise<{ stops: Stop[]; trapped: boolean }> {
  const stops: Stop[] = [];
  await page.evaluate(() => window.audit.resetFocus());
  while (stops.length < maxTabStops) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => window.audit.currentStop());
    if (!stop) return { stops, trapped: false };
    if (stop.id === stops[0]?.id) return { stops, trapped: stops.length === 1 };
    if (stops.some(({ id }) => id === stop.id)) return { stops, trapped: true };
    stops.push(stop);
    await visit(stop);
  }
  return { stops, trapped: true };
}

/** Tab stops whose order differs from their order on the page. */
async function outOfOrder(page: Page, stops: Stop[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1];
    if (
      next &&
      !(await page.evaluate(([one, other]) => window.audit.isBefore(one, other), [stop.id, next.id] as const))
    )
      wrong.push(`${next.name} comes after ${stop.name}`);
  }
  return wrong;
}

/**
 * Checks every tab stop: reached, in order, visible, not covered by a bar, no trap, and with `eyes` a visible focus
 * indicator. If an element has the focus already, such as an opened dialog, the walk starts there.
 */
export async function walkFindings(page: Page, focusProbe?: FocusProbe): Promise<Finding[]> {
  const found: Finding[] = [];
  const { stops, trapped } = await walk(page, async (stop) => {
    if (stop.covered) found.push(asFinding("focus in sight")(`${stop.name} has the focus and lies under something`));
    const ring = focusProbe && (await ringFinding(page, focusProbe, stop));
    if (ring) found.push(ring);
  });
  const reached = new Set(stops.map(({ id }) => id));
  const missed = (await page.evaluate(() => window.audit.expectedStops())).filter(({ id }) => !reached.has(id));
  if (trapped && missed.length > 0)
    found.push(asFinding("no trap")(`the Tab key does not get past ${stops.at(-1)?.name ?? "the start"}`));
  else found.push(...missed.map(({ name }) => asFinding("reachable")(`the Tab key does not reach ${name}`)));
  const shape = await page.evaluate(() => ({
    mouseOnly: window.audit.mouseOnly(),
    nested: window.audit.nestedControls(),
  }));
  found.push(
    ...(await outOfOrder(page, stops)).map(asFinding("order")),
    ...shape.mouseOnly.map(asFinding("reachable")),
    ...shape.nested.map(asFinding("nested")),
  );
  return found;
}

/** A component that takes the focus on mount, although nothing was opened. */
export async function openingFindings(page: Page): Promise<Finding[]> {
  const taken = await page.evaluate(() => (window.audit.openDialog() ? undefined : window.audit.currentStop()?.name));
  return taken ? [asFinding("opening")(`${taken} takes the focus when the page opens`)] : [];
}

/** Closes the open dialog, once with Escape and once with its own button: the focus must return both times. */
async function closingFindings(page: Page, index: number): Promise<string[]> {
  await page.keyboard.press("Escape");
  const byEscape = await page.evaluate(() => window.audit.focusReturned());
  await page.evaluate((at) => window.audit.aboutToPress(at), index);
  await page.keyboard.press("Enter");
  await page.evaluate(() => window.audit.focusCloseButton());
  await page.keyboard.press("Enter");
  return [...byEscape, ...(await page.evaluate(() => window.audit.focusReturned()))];
}

/**
 * Presses every button with Enter: it has an effect, what opens is exposed and passes both engines, new content is
 * announced, and the focus is never lost.
 */
export async function pressFindings(page: Page): Promise<Finding[]> {
  const wrong = new Set<string>();
  const found: Finding[] = [];
  const count = await page.evaluate(() => window.audit.pressable().length);
  for (let index = 0; index < count; index += 1) {
    if ((await page.evaluate((at) => window.audit.aboutToPress(at), index)) === undefined) break;
    await page.keyboard.press("Enter");
    for (const what of await page.evaluate(() => window.audit.pressed())) wrong.add(what);
    if (!(await page.evaluate(() => window.audit.openDialog() !== undefined))) continue;
    found.push(...(await engineFindings(page)));
    for (const what of await closingFindings(page, index)) wrong.add(what);
  }
  return [...found, ...[...wrong].map(asFinding("pressing"))];
}
