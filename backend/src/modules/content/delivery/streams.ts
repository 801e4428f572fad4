import type { ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../database/database.ts";
import { listen, type Listening } from "../../../database/notifications.ts";
import { mostOpenFiles, networkOf } from "../../../lib/network.ts";
import type { Site } from "../../../lib/principal.ts";
import type { Environment, Manifest } from "../content.types.ts";
import { createPlaces } from "../../limits/streamPlaces.writes.ts";
import { liveRow } from "../releases/releases.repository.ts";

/** How often a stream shows that it lives, and how often what is live is looked at in case a notification was lost; milliseconds. */
const heartbeat = 20_000;
const looks = 15_000;
/** A reader that takes nothing for so many bytes is let go; it comes back. */
const mostUnsent = 1_000_000;

/**
 * Readers of one process, and of one address (of IPv6 one /64) in all processes: an office has one address and a stream for each browser. Other calls, the
 * database and files need descriptors too: without any left every connection would be reset, health checks included.
 */
export const mostReaders = { everywhere: Math.min(10_000, Math.floor(mostOpenFiles() / 2)), address: 300 };

/** Who reads; `seen` is the sequence that it knows, 0 for none. */
type Reader = { site: Site; response: ServerResponse; seen: number };

export type ReleaseStreams = {
  /** Tells a reader of what is live unless it has seen it, and then of everything that goes live. Ends with the response; none is added after that. */
  add(reader: Readonly<Reader>): Promise<void>;
  /** Keeps a place for one more reader of an address, until its response has ended. @returns whether there was one */
  admit(address: string, response: ServerResponse): Promise<boolean>;
  readonly size: number;
};

const heartbeatText = "event: heartbeat\ndata: {}\n\n";

/** Readers wait a random part of this before they fetch, so that many do not come at the same instant; milliseconds. */
const spread = (readers: number): number => (readers <= 200 ? 0 : Math.min(10_000, readers));

function releaseText(manifest: Manifest, readers: number): string {
  const refetch = JSON.stringify({ type: "refetchEvaluation", etag: manifest.toggles });
  const data = JSON.stringify({ manifest, spreadMs: spread(readers) });
  // The second event, unnamed and without an id, is what OFREP's own clients listen to.
  return `id: ${manifest.sequence}\nevent: release\ndata: ${data}\n\ndata: ${refetch}\n\n`;
}

/** The event streams of one process. It listens to the database while somebody reads, and lets the connection go with the last one. */
export function createReleaseStreams(database: Database, environment: Environment, logger: FastifyBaseLogger): ReleaseStreams {
  const readers = new Set<Reader>();
  const places = createPlaces(database, mostReaders, logger);
  let listening: Promise<Listening> | undefined;
  let timers: NodeJS.Timeout[] = [];

  function send(reader: Reader, text: string): void {
    if (reader.response.writableLength > mostUnsent) reader.response.destroy();
    else reader.response.write(text);
  }

  function tell(reader: Reader, manifest: Manifest): void {
    if (reader.seen === manifest.sequence) return;
    reader.seen = manifest.sequence;
    send(reader, releaseText(manifest, readers.size));
  }

  async function look(site: Site): Promise<void> {
    const of = [...readers].filter((reader) => reader.site === site);
    const row = of.length > 0 ? await liveRow(database, environment, site) : undefined;
    if (row) for (const reader of of) tell(reader, row.manifest as Manifest);
  }

  function lookAtAll(): void {
    for (const site of new Set([...readers].map((reader) => reader.site))) look(site).catch((error: unknown) => logger.warn({ err: error }, "what is live could not be read"));
  }

  function beat(): void {
    for (const reader of readers) send(reader, heartbeatText);
  }

  function start(): void {
    listening = listen(database, "content_live", lookAtAll, lookAtAll);
    listening.catch((error: unknown) => logger.warn({ err: error }, "releases are found by looking, notifications can't be heard"));
    timers = [setInterval(beat, heartbeat).unref(), setInterval(lookAtAll, looks).unref()];
  }

  function stop(): void {
    timers.forEach(clearInterval);
    listening?.then((open) => open.stop()).catch(() => undefined);
    listening = undefined;
  }

  function leave(reader: Reader): void {
    if (readers.delete(reader) && readers.size === 0) stop();
  }

  return {
    get size() {
      return readers.size;
    },
    async admit(address, response) {
      const leavePlace = await places.take(networkOf(address));
      if (!leavePlace) return false;
      if (response.destroyed) leavePlace();
      else response.once("close", leavePlace);
      return true;
    },
    async add(newReader) {
      const { response, site } = newReader;
      if (response.destroyed) return;
      const reader: Reader = { ...newReader };
      if (readers.size === 0) start();
      readers.add(reader);
      response.once("close", () => leave(reader));
      await listening?.catch(() => undefined);
      await look(site);
    },
  };
}
