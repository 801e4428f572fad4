import type { ReleaseEvent } from "./contract.ts";
import { sharedStream, type StreamPlatform } from "./sharedStream.ts";

export type ContentEventsOptions = {
  /** The manifest's `events` URL. */
  url: string;
  site: string;
  platform?: StreamPlatform;
};

export type ContentEvents = {
  /** Listens for releases until `stop`: one elected tab reads the event stream and broadcasts to the others. */
  start(): void;
  stop(): void;
  /** Called with each release; returns the unsubscribe function. */
  onRelease(listener: (event: ReleaseEvent) => void): () => void;
};

/** Release events for all tabs of a browser over one stream; a new tab is told the last release. */
export function contentEvents({ url, site, platform }: ContentEventsOptions): ContentEvents {
  const { start, stop, onEvent } = sharedStream<ReleaseEvent>({
    url,
    name: `portico-content-${site}`,
    event: "release",
    isKept: () => true,
    ...(platform && { platform }),
  });
  return { start, stop, onRelease: onEvent };
}

/** Jitter: a random part of the server's maximum delay, so that tabs do not fetch at the same time; milliseconds. */
export const delayOf = ({ spreadMs }: ReleaseEvent, random: () => number = Math.random): number =>
  Math.floor(random() * spreadMs);
