import { readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function fresh(path: string, than: string): Promise<boolean> {
  const [made, source] = await Promise.all([stat(path).catch(() => undefined), stat(than)]);
  return made !== undefined && made.mtimeMs >= source.mtimeMs;
}

async function compress(path: string): Promise<void> {
  if ((await fresh(`${path}.br`, path)) && (await fresh(`${path}.gz`, path))) return;
  const content = await readFile(path);
  const [brotli, zipped] = await Promise.all([
    asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    asGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
}

/** Lays a brotli and a gzip copy beside every text file of a build, once. A folder that can't be written to is served as it is. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = names.filter((name) => compressible.test(name)).map((name) => join(folder, name));
  await Promise.allSettled(paths.map(compress));
}
