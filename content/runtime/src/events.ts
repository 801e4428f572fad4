import type { ReleaseEvent } from "./contract.ts";
import { type SharedStream, sharedStream, type StreamPlatform } from "./sharedStream.ts";

export type ContentEventsOptions = {
  /** The manifest's `events` URL. */
  url: string;
  site: string;
  platform?: StreamPlatform;
};

export type ContentEvents = SharedStream<ReleaseEvent>;

/** Release events for all tabs of a browser over one stream; a new tab is told the last release. */
export const contentEvents = ({ url, site, platform }: ContentEventsOptions): ContentEvents =>
  sharedStream({ url, name: `portico-content-${site}`, event: "release", platform });

/** Jitter: a random part of the server's maximum delay, so that tabs do not fetch at the same time; milliseconds. */
export const delayOf = ({ spreadMs }: ReleaseEvent, random: () => number = Math.random): number =>
  Math.floor(random() * spreadMs);
