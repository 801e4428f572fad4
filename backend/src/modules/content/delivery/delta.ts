import { canonicalJson } from "@portico/message/canonical";
import type { Snapshot } from "@portico/message/tree";
import { changedKeys } from "../content.domain.ts";
import { wholeNumber } from "../../../config/read.ts";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

/** The changes from one snapshot to another of the same language. */
function deltaBetween(from: Snapshot, to: Snapshot): { set: Snapshot["messages"]; remove: string[] } {
  const changed = changedKeys(from.messages, to.messages);
  const set = changed.flatMap((key) => (to.messages[key] ? [[key, to.messages[key]] as const] : []));
  return { set: Object.fromEntries(set), remove: changed.filter((key) => !to.messages[key]) };
}

/**
 * Runs in a worker thread.
 * @returns undefined when the snapshots are of different languages
 */
export async function deltaBytes(
  from: string,
  to: string,
  before: string,
  after: string,
): Promise<Compressed | undefined> {
  const [a, b] = [JSON.parse(before) as Snapshot, JSON.parse(after) as Snapshot];
  if (a.locale !== b.locale || a.tree !== b.tree) return undefined;
  return compressedHere(canonicalJson({ from, to, ...deltaBetween(a, b) }));
}

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** A body, precompressed in every supported encoding. */
export type Compressed = { body: string; brotli: Uint8Array; gzip: Uint8Array };

/**
 * Brotli level 10: the maximum takes three times as long, while editors and open pages wait for a release, and saves 2
 * %. Tests, which publish hundreds of times, set a low one. Read here, because the worker thread has no configuration.
 */
const quality = wholeNumber(process.env, "CONTENT_BROTLI_LEVEL", { min: 1, max: 11, fallback: 10 });

const brotliFor = (body: string) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});
const gzipOptions = { level: 9 };

/** Compresses an immutable body once. */
export async function compressed(body: string): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotli(body, brotliFor(body)), zipped(body, gzipOptions)]);
  return { body, brotli: br, gzip: gz };
}

/** Synchronous variant for a worker thread: Node's compression threads are also those that hash passwords. */
function compressedHere(body: string): Compressed {
  return { body, brotli: brotliCompressSync(body, brotliFor(body)), gzip: gzipSync(body, gzipOptions) };
}
