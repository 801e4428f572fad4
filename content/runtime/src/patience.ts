/** Fails after a time; what it waits for goes on. Milliseconds. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Waits; milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long to wait before try number `tries` (from 0): 1 s, 2 s, 4 s ... 60 s, each a random half shorter so that tabs do not come together. */
export const backoff = (tries: number): number => Math.min(60_000, 1000 * 2 ** tries) * (0.5 + Math.random() / 2);
