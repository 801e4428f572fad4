import type { CDPSession, Page } from "@playwright/test";
import { engineFindings } from "./engines.ts";
import type { Finding } from "./finding.ts";
import { around, changedPixels, shot } from "./pixels.ts";

/** No page here has more stops; one that seems to is a trap. */
const mostStops = 250;
/** A change counts from 3:1 on (WCAG 1.4.11), and has to be as large as a line 2 px thick around the element (2.4.13), less what rounded corners take. */
const ratio = 3;
const thickness = 2 * 0.75;

const asFinding = (rule: string) => (what: string): Finding => ({ tool: "keyboard", rule, what });

/** What pixels are measured with: the page's own session, and a page that counts. */
export type Eyes = { session: CDPSession; counter: Page };

type Stop = NonNullable<ReturnType<typeof window.audit.currentStop>>;

/** Whether the focus shows: the element is pictured with it and without it. */
async function ringFinding(page: Page, { session, counter }: Eyes, stop: Stop): Promise<Finding | undefined> {
  if (stop.isFrame) return undefined;
  const inWindow = around(stop.box, page.viewportSize() ?? { width: 0, height: 0 });
  if (!inWindow) return asFinding("focus in sight")(`${stop.name} has the focus outside of the window`);
  const box = { ...inWindow, x: inWindow.x + stop.scrolled.x, y: inWindow.y + stop.scrolled.y };
  const focused = await shot(session, box);
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await element.evaluate((it) => it.blur());
  const plain = await shot(session, box);
  await element.evaluate((it) => it.focus({ preventScroll: true, focusVisible: true } as FocusOptions));
  const changed = await changedPixels(counter, plain, focused, ratio);
  const needed = Math.round(stop.perimeter * thickness);
  return changed >= needed ? undefined : asFinding("focus visible")(`${stop.name} changes ${changed} pixels by 3:1 when focused, and needs ${needed}`);
}

/** Goes through the page with the Tab key, to its end or until it goes round. */
async function walk(page: Page, visit: (stop: Stop) => Promise<void>): Promise<{ stops: Stop[]; trapped: boolean }> {
  const stops: Stop[] = [];
  await page.evaluate(() => window.audit.startOver());
  while (stops.length < mostStops) {
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

/** Stops that come in another order than they stand on the page. */
async function outOfOrder(page: Page, stops: Stop[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1];
    if (next && !(await page.evaluate(([one, other]) => window.audit.isBefore(one, other), [stop.id, next.id] as const))) wrong.push(`${next.name} comes after ${stop.name}`);
  }
  return wrong;
}

/**
 * Every stop of the Tab key: reached, in order, in sight, not under a bar, no trap, and with `eyes` a focus that shows. Pages in which
 * something has the focus already, a dialog that opened, are walked from there.
 */
export async function walkFindings(page: Page, eyes?: Eyes): Promise<Finding[]> {
  const found: Finding[] = [];
  const { stops, trapped } = await walk(page, async (stop) => {
    if (stop.covered) found.push(asFinding("focus in sight")(`${stop.name} has the focus and lies under something`));
    const ring = eyes && (await ringFinding(page, eyes, stop));
    if (ring) found.push(ring);
  });
  const reached = new Set(stops.map(({ id }) => id));
  const missed = (await page.evaluate(() => window.audit.expectedStops())).filter(({ id }) => !reached.has(id));
  if (trapped && missed.length > 0) found.push(asFinding("no trap")(`the Tab key does not get past ${stops.at(-1)?.name ?? "the start"}`));
  else found.push(...missed.map(({ name }) => asFinding("reachable")(`the Tab key does not reach ${name}`)));
  const shape = await page.evaluate(() => ({ mouseOnly: window.audit.mouseOnly(), nested: window.audit.nestedControls() }));
  found.push(...(await outOfOrder(page, stops)).map(asFinding("order")), ...shape.mouseOnly.map(asFinding("reachable")), ...shape.nested.map(asFinding("nested")));
  return found;
}

/** A component that takes the focus when it appears, though nothing opened. */
export async function openingFindings(page: Page): Promise<Finding[]> {
  const taken = await page.evaluate(() => (window.audit.openDialog() ? undefined : window.audit.currentStop()?.name));
  return taken ? [asFinding("opening")(`${taken} takes the focus when the page opens`)] : [];
}

/** Closes the dialog that opened, once with Escape and once with its own button: the focus has to come back both times. */
async function closingFindings(page: Page, index: number): Promise<string[]> {
  await page.keyboard.press("Escape");
  const byEscape = await page.evaluate(() => window.audit.cameBack());
  await page.evaluate((at) => window.audit.aboutToPress(at), index);
  await page.keyboard.press("Enter");
  await page.evaluate(() => window.audit.focusWayOut());
  await page.keyboard.press("Enter");
  return [...byEscape, ...(await page.evaluate(() => window.audit.cameBack()))];
}

/** Presses every button with Enter: it answers, what opens says so and passes both engines, what appears is spoken, and the focus is never lost. */
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
