/** What was done in a span of time: how often a second, and how long each took, in milliseconds, sorted. */
export interface Done { perSecond: number; waits: readonly number[] }

/** Does one thing after the other until the time is over, each of several hands its own. */
export async function during<Hand>(seconds: number, hands: readonly Hand[], once: (hand: Hand) => Promise<number>): Promise<Done> {
  const started = performance.now();
  const waits = await Promise.all(hands.map((hand) => repeat(started + seconds * 1000, () => once(hand))));
  const all = waits.flat().sort((a, b) => a - b);
  return { perSecond: (all.length / (performance.now() - started)) * 1000, waits: all };
}

async function repeat(end: number, once: () => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  while (performance.now() < end) waits.push(await once());
  return waits;
}

/** How long something takes, in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
