import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** A body in every encoding that it is sent in, made once. */
export type Compressed = { body: string; brotli: Uint8Array; gzip: Uint8Array };

/** Brotli at 10: the best quality takes three times as long, while editors and open pages wait for a release, and saves 2 %. */
const quality = 10;

const brotliFor = (body: string) => ({ params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
const gzipOptions = { level: 9 };

/** Compresses once what is sent for ever. */
export async function compressed(body: string): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotli(body, brotliFor(body)), zipped(body, gzipOptions)]);
  return { body, brotli: br, gzip: gz };
}

/** The same in a worker's own thread: those that Node compresses in are the ones that passwords are hashed in. */
export function compressedHere(body: string): Compressed {
  return { body, brotli: brotliCompressSync(body, brotliFor(body)), gzip: gzipSync(body, gzipOptions) };
}
