/** The result of a measurement: throughput per second, and sorted latencies in milliseconds. */
export interface Done {
  perSecond: number;
  latencies: readonly number[];
}

/** Repeats an operation until the time is over, with several concurrent clients. */
export async function measureThroughput<Client>(
  seconds: number,
  clients: readonly Client[],
  once: (client: Client) => Promise<number>,
): Promise<Done> {
  const started = performance.now();
  const latencies = await Promise.all(clients.map((client) => repeat(started + seconds * 1000, () => once(client))));
  const all = latencies.flat().sort((a, b) => a - b);
  return { perSecond: (all.length / (performance.now() - started)) * 1000, latencies: all };
}

async function repeat(end: number, once: () => Promise<number>): Promise<number[]> {
  const latencies: number[] = [];
  while (performance.now() < end) latencies.push(await once());
  return latencies;
}

/** The duration of an operation in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
