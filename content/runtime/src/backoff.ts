/** Timeout: rejects after a time; the underlying work continues. Milliseconds. */
export function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Delay; milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Exponential backoff with jitter before retry `tries` (from 0): 1 s, 2 s, 4 s ... 60 s, each randomly up to half
 * shorter so that tabs do not retry at the same time.
 */
export const backoff = (tries: number): number => Math.min(60_000, 1000 * 2 ** tries) * (0.5 + Math.random() / 2);
