import type { ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../database/database.ts";
import { listen, type Listening } from "../../../database/notifications.ts";
import { heartbeatMilliseconds, heartbeatText, sendText } from "../../../lib/eventStream.ts";
import { maxOpenFiles, networkOf } from "../../../lib/network.ts";
import type { Site } from "../../../lib/principal.ts";
import type { Environment, Manifest } from "../content.types.ts";
import { createConnectionSlots } from "../../rate-limits/connectionSlots.writes.ts";
import { liveRow } from "../releases/releases.repository.ts";

/** Interval of the poll for lost notifications; milliseconds. */
const looks = 15_000;

/**
 * Limits of readers per process, and per address (IPv6 per /64) in all processes: an office has one address and a
 * stream per browser. Other calls, the database and files need file descriptors too: without any left every connection
 * would be reset, health checks included.
 */
const maxReaders = { everywhere: Math.min(10_000, Math.floor(maxOpenFiles() / 2)), address: 300 };

/** A reader; `seen` is the sequence that it has, 0 for none. */
type Reader = { site: Site; response: ServerResponse; seen: number };

export type ReleaseStreams = {
  /**
   * Sends a reader the live release unless it has it, and then every new one. Ends with the response; a closed response
   * is not added.
   */
  add(reader: Readonly<Reader>): Promise<void>;
  /**
   * Reserves a place for a reader of an address until its response ends.
   * @returns whether there was one
   */
  admit(address: string, response: ServerResponse): Promise<boolean>;
  readonly size: number;
};

/**
 * Readers wait a random part of this delay (jitter) before they fetch, so that they do not all come at once;
 * milliseconds.
 */
const spread = (readers: number): number => (readers <= 200 ? 0 : Math.min(10_000, readers));

function releaseText(manifest: Manifest, readers: number): string {
  const refetch = JSON.stringify({ type: "refetchEvaluation", etag: manifest.toggles });
  const data = JSON.stringify({ manifest, spreadMs: spread(readers) });
  // The second event, without name and id, is for OFREP's own clients.
  return `id: ${manifest.sequence}\nevent: release\ndata: ${data}\n\ndata: ${refetch}\n\n`;
}

/** The event streams (SSE) of one process. It listens to the database while there are readers. */
export function createReleaseStreams(
  database: Database,
  environment: Environment,
  logger: FastifyBaseLogger,
): ReleaseStreams {
  const readers = new Set<Reader>();
  const places = createConnectionSlots(database, maxReaders, logger);
  let listening: Promise<Listening> | undefined;
  let timers: NodeJS.Timeout[] = [];

  function tell(reader: Reader, manifest: Manifest): void {
    if (reader.seen === manifest.sequence) return;
    reader.seen = manifest.sequence;
    sendText(reader.response, releaseText(manifest, readers.size));
  }

  async function look(site: Site): Promise<void> {
    const of = [...readers].filter((reader) => reader.site === site);
    const row = of.length > 0 ? await liveRow(database, environment, site) : undefined;
    if (row) for (const reader of of) tell(reader, row.manifest as Manifest);
  }

  function lookAtAll(): void {
    for (const site of new Set([...readers].map((reader) => reader.site)))
      look(site).catch((error: unknown) => logger.warn({ err: error }, "what is live could not be read"));
  }

  function beat(): void {
    for (const reader of readers) sendText(reader.response, heartbeatText);
  }

  function start(): void {
    listening = listen(database, "content_live", lookAtAll, lookAtAll);
    listening.catch((error: unknown) =>
      logger.warn({ err: error }, "releases are found by looking, notifications can't be heard"),
    );
    timers = [setInterval(beat, heartbeatMilliseconds).unref(), setInterval(lookAtAll, looks).unref()];
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
