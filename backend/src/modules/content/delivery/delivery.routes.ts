import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/content";
import type { Dependencies } from "../../../dependencies.ts";
import { openStream } from "../../../lib/eventStream.ts";
import { fairQueue } from "../../../lib/fairQueue.ts";
import { comesFromElsewhere, networkOf } from "../../../lib/network.ts";
import { inWorker } from "../../../lib/workerPool.ts";
import type { Operations } from "../../../lib/operations.ts";
import type { Site } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { builtIn } from "../catalogue.ts";
import type { Compressed, deltaBytes } from "./delta.ts";
import { publishedManifest } from "./content.reads.ts";
import { countErrors, knownReleases } from "./clientErrors.repository.ts";
import { createPromiseCache } from "./promiseCache.ts";
import { snapshotBytes } from "../releases/releases.repository.ts";
import { createReleaseStreams } from "./streams.ts";

const forever = "public, max-age=31536000, immutable";

/** Content negotiation by Accept-Encoding: Brotli before gzip; `q=0` rejects an encoding. */
function encodingFor(request: FastifyRequest): "br" | "gzip" | undefined {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  return (["br", "gzip"] as const).find((encoding) =>
    new RegExp(`(^|[,\\s])${encoding}\\s*(,|$|;\\s*q=(1|0\\.[0-9]*[1-9]))`).test(accepted),
  );
}

/** Sends an immutable body, precompressed. */
function sendForever(request: FastifyRequest, reply: FastifyReply, name: string, bytes: Compressed): FastifyReply {
  const etag = `"${name}"`;
  reply.headers({ "cache-control": forever, vary: "accept-encoding", etag });
  if (request.headers["if-none-match"] === etag) return reply.status(304).send();
  const encoding = encodingFor(request);
  if (encoding) reply.header("content-encoding", encoding);
  const body = encoding === "br" ? bytes.brotli : encoding === "gzip" ? bytes.gzip : bytes.body;
  return reply.type("application/json; charset=utf-8").send(typeof body === "string" ? body : Buffer.from(body));
}

const askedSite = (request: FastifyRequest): Site => (request.query as { site?: Site }).site ?? request.site;

async function sendManifest(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const manifest = await publishedManifest(deps, askedSite(request));
  const etag = `"${manifest.site}-${manifest.sequence}"`;
  reply.headers({ "cache-control": "no-cache", etag });
  return request.headers["if-none-match"] === etag ? reply.status(304).send() : reply.send(manifest);
}

const seenBy = (request: FastifyRequest): number =>
  Number.parseInt(String(request.headers["last-event-id"] ?? ""), 10) || 0;

type Reported = components["schemas"]["ContentErrors"];

/** Counts only existing keys, so that clients cannot fill the table with made-up ones. */
function knownErrors({ errors }: Reported): Reported["errors"] {
  return errors.filter(
    ({ key, kind }) => Object.hasOwn(builtIn.contracts, key) || kind === "badSnapshot" || kind === "badSignature",
  );
}

/** Errors of a release as a whole share one name. */
const named = (error: Reported["errors"][number]) =>
  error.kind === "badSnapshot" || error.kind === "badSignature" ? { ...error, key: "release" } : error;

/**
 * Concurrency limit of deltas: any pair of releases can be requested, so each address gets one at a time, in a worker
 * thread.
 */
export const deltaQueueLimits = { concurrency: 1, waiting: 20, timeoutMilliseconds: 5_000 };
export const keptDeltas = { entries: 1_000, bytes: 32_000_000 };
const deltaMade = inWorker<typeof deltaBytes>(join(import.meta.dirname, "delta.ts"), "deltaBytes");
const bytesOf = ({ body, brotli, gzip }: Compressed) => 2 * body.length + brotli.length + gzip.length;

/** Content delivery to customers' browsers: public, cacheable, equal for everyone on a site. */
export function deliveryOperations(deps: Dependencies): Operations {
  const { config, database, logger, securityClock } = deps;
  const streams = createReleaseStreams(database, config.contentEnvironment, logger);
  const snapshots = createPromiseCache<Compressed>(50);
  const deltas = createPromiseCache<Compressed>(keptDeltas.entries, keptDeltas.bytes, bytesOf);
  const queue = fairQueue(deltaQueueLimits);

  async function stored(hash: string): Promise<Compressed> {
    const bytes = await snapshotBytes(database, hash);
    if (bytes === undefined) throw new Problem("NOT_FOUND");
    return bytes;
  }

  const snapshot = (hash: string) => snapshots(hash, () => stored(hash));

  async function delta(from: string, to: string): Promise<Compressed> {
    const [before, after] = await Promise.all([snapshot(from), snapshot(to)]);
    const made = await deltaMade(from, to, before.body, after.body);
    if (!made) throw new Problem("NOT_FOUND");
    return made;
  }

  return {
    getManifest: (request, reply) => sendManifest(deps, request, reply),
    async getSnapshot(request, reply) {
      const { hash } = request.params as { hash: string };
      return sendForever(request, reply, hash, await snapshot(hash));
    },
    async getDelta(request, reply) {
      const { from, to } = request.params as { from: string; to: string };
      const name = `${from}-${to}`;
      return sendForever(
        request,
        reply,
        name,
        await deltas(name, () => queue.run(networkOf(request.ip), () => delta(from, to))),
      );
    },
    async streamReleases(request, reply) {
      if (!(await streams.admit(request.ip, reply.raw))) {
        // A rejected reader must not keep its connection.
        reply.header("connection", "close");
        throw new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 60 });
      }
      openStream(request, reply);
      const reader = { site: askedSite(request), response: reply.raw, seen: seenBy(request) };
      await streams.add(reader).catch(() => reply.raw.destroy());
    },
    reportContentErrors: {
      callsPerMinute: 60,
      async handler(request, reply) {
        if (comesFromElsewhere(request)) throw new Problem("NOT_ALLOWED");
        const worded = knownErrors(request.body as Reported).map(named);
        const releases = await knownReleases(
          database,
          worded.map(({ release }) => release),
        );
        const errors = worded.filter(({ release }) => releases.has(release));
        await countErrors(database, request.site, errors, securityClock.now());
        return reply.status(202).send({ accepted: errors.length });
      },
    },
  };
}
