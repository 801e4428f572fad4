import { batches } from "./batch.ts";
import { ingestPath } from "./delivery.saga.ts";
import type { Queue } from "./queue.ts";

/** Browsers send at most 64 KB from a page that closes, less than the 150,000 bytes of the specification. */
const beaconBytes = 60_000;

export type Beacon = (path: string, body: Blob) => boolean;

/**
 * The page may be gone in a moment: what waits is written down, then handed to the browser in parts. What was handed over
 * stays written down, because nobody says whether it arrived; sent again, the ingest keeps each id once.
 */
export function sendOnClosing(queue: Queue, beacon: Beacon) {
  queue.keep();
  for (const events of batches(queue.waiting, beaconBytes)) {
    const handedOver = beacon(ingestPath, new Blob([JSON.stringify({ events })], { type: "application/json" }));
    if (!handedOver) return;
  }
}
