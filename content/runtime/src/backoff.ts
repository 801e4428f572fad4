/**
 * Exponential backoff with jitter: milliseconds before retry `tries` (from 0): 1 s, 2 s, 4 s ... 60 s, each up to half
 * shorter so that tabs do not retry at the same time. The portal's backoff too, which has this code already loaded.
 * @param random `() => 0` for no jitter
 */
export const retryBackoff = (tries: number, random = Math.random): number =>
  Math.min(60_000, 1000 * 2 ** tries) * (1 - random() / 2);
