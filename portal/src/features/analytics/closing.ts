import { batches } from "./batch.ts";
import { ingestPath } from "./delivery.saga.ts";
import type { Queue } from "./queue.ts";

/** Beacon size: browsers send at most 64 KB from a closing page, less than the specification's 150,000 bytes. */
const beaconBytes = 60_000;

export type Beacon = (path: string, body: Blob) => boolean;

/**
 * Persists the queue before the page closes, then sends it with sendBeacon in parts. Sent events stay persisted,
 * because their delivery is unknown; the ingest deduplicates them by id when they are sent again.
 * @param waiting what to send of the queue, when the rest was sent a moment ago
 */
export function sendOnClosing(queue: Queue, beacon: Beacon, waiting = queue.waiting) {
  queue.keep();
  for (const events of batches(waiting, beaconBytes)) {
    const handedOver = beacon(ingestPath, new Blob([JSON.stringify({ events })], { type: "application/json" }));
    if (!handedOver) return;
  }
}
