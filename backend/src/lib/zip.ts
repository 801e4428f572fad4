import { Zip, ZipDeflate } from "fflate";
import { safeFileName } from "./fileName.ts";

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Streams a zip: each file is generated, compressed and sent before the next one, so memory does not grow with their
 * number.
 * @param packedAt the modification time of every file
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>, packedAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipDeflate(safeFileName(name), { level: 6 });
    entry.mtime = packedAt;
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
