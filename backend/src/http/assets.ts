import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The build puts a content hash into these names, so the files can be cached for ever. */
const immutable = "public, max-age=31536000, immutable";
const shortly = "public, max-age=3600";

/** A build: its folder, and the URL prefix of its files. */
export type Build = { dist: string; prefix: "/" | "/studio/" };

function cache(reply: FastifyReply, path: string): void {
  reply.header("cache-control", path.includes("/assets/") ? immutable : shortly);
}

/**
 * Serves a build's files on both origins, with the best compression that the browser accepts. Pages and the build's own
 * lists are not served. The hundreds of files with a hash in their names share one route for their folder; the few
 * others have a route each, and only if they exist, because pages share their folder.
 */
export async function serveAssets(app: FastifyInstance, { dist, prefix }: Build): Promise<void> {
  if (!existsSync(join(dist, "index.html"))) return;
  const usual = {
    decorateReply: false,
    index: false as const,
    preCompressed: true,
    cacheControl: false,
    setHeaders: cache,
  };
  const hashed = ["assets", "preview-assets"].filter((folder) => existsSync(join(dist, folder)));
  for (const folder of hashed) {
    const allowedPath = (path: string) => !/\.(html|br|gz)$/.test(path);
    await app.register(fastifyStatic, {
      ...usual,
      root: join(dist, folder),
      prefix: `${prefix}${folder}/`,
      allowedPath,
    });
  }
  await app.register(fastifyStatic, {
    ...usual,
    root: dist,
    prefix,
    wildcard: false,
    // The worker has a policy of its own (offlinePage.ts).
    globIgnore: [
      ...hashed.map((folder) => `${folder}/**`),
      "**/*.html",
      "**/*.br",
      "**/*.gz",
      "**/.vite/**",
      "offline-worker.js",
    ],
  });
}

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

/**
 * Writes a brotli and a gzip copy next to every text file of these builds, once. A read-only folder is served as it is.
 * One file after the other: all at once they fill the thread pool for seconds, and the database's password exchange,
 * which needs it too, times out.
 */
export async function precompress(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter((each) => compressible.test(each)))
      await compress(join(folder, name)).catch(() => undefined);
  }
}
