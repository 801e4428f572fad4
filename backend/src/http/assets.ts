import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

/** The build puts a hash of the content into these names, so a name never changes its content. */
const immutable = "public, max-age=31536000, immutable";
const shortly = "public, max-age=3600";

/** A build: its folder, and the address under which its files are. */
export type Build = { dist: string; prefix: "/" | "/studio/" };

function cache(reply: FastifyReply, path: string): void {
  reply.header("cache-control", path.includes("/assets/") ? immutable : shortly);
}

/**
 * Files of a build, on both origins, in the smallest form that the browser takes. Only the files that are there have an address; pages
 * and the build's own lists have none here.
 */
export async function serveAssets(app: FastifyInstance, { dist, prefix }: Build): Promise<void> {
  if (!existsSync(join(dist, "index.html"))) return;
  await app.register(fastifyStatic, {
    root: dist,
    prefix,
    decorateReply: false,
    wildcard: false,
    globIgnore: ["**/*.html", "**/*.br", "**/*.gz", "**/.vite/**"],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: cache,
  });
}
