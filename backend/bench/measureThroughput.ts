/** The result of a measurement: throughput per second, and sorted latencies in milliseconds. */
export interface Done {
  perSecond: number;
  waits: readonly number[];
}

/** Repeats an operation until the time is over, with several concurrent clients. */
export async function during<Hand>(
  seconds: number,
  hands: readonly Hand[],
  once: (hand: Hand) => Promise<number>,
): Promise<Done> {
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

/** The duration of an operation in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
