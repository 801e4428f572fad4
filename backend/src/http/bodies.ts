import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import { Problem } from "../lib/problem.ts";
import { operationIdOf } from "../lib/operations.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** True when the operation requires a body. */
    needsBody?: boolean;
  }
  interface FastifyRequest {
    /** The raw body, for operations whose callers sign it. */
    rawBody?: string;
  }
}

/** The only operations that need the raw body: the signature covers its bytes. */
const keepsRawBody = new Set(["takeWebhook"]);

/** The limit of nested containers. The deepest body of the contract, a toggle's targeting rule, is well below it. */
export const deepestJson = 64;

const [quote, backslash] = [0x22, 0x5c];
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);

/** The index after a string's closing quote; `from` is after the opening one. Searches natively: a string may be long. */
function endOfString(json: Buffer, from: number): number {
  for (let at = json.indexOf(quote, from); at !== -1; at = json.indexOf(quote, at + 1)) {
    let backslashes = 0;
    while (at - backslashes > from && json[at - backslashes - 1] === backslash) backslashes += 1;
    if (backslashes % 2 === 0) return at + 1;
  }
  return json.length;
}

/** Whether arrays and objects are nested deeper than a limit. Scans the bytes once, before parsing. */
export function nestsDeeperThan(most: number, json: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < json.length;) {
    const byte = json[at] ?? 0;
    at = byte === quote ? endOfString(json, at + 1) : at + 1;
    if (opens.has(byte) && ++depth > most) return true;
    if (closes.has(byte)) depth -= 1;
  }
  return false;
}

/**
 * Parses JSON bodies. A body that is nested too deeply is rejected before parsing, because later code, libraries
 * included, may recurse. A key such as `__proto__` is rejected too.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (nestsDeeperThan(deepestJson, body)) return done(new Problem("INVALID_REQUEST"));
    if (keepsRawBody.has(operationIdOf(request))) request.rawBody = body.toString("utf8");
    return parse(request, body.toString("utf8"), done);
  });
}

/** Compresses responses only. The plugin would also decompress requests, and a small one can become a large body. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024, globalDecompression: false });
}

/** Rejects a compressed body without reading it, except where calls are forwarded unchanged. */
export function refuseCompressedBodies(app: FastifyInstance): void {
  app.addHook("preParsing", ({ headers, routeOptions: { config } }, _reply, body, done) => {
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding === "identity" || config.forwarded) done(null, body);
    else done(new Problem("UNSUPPORTED_MEDIA_TYPE"));
  });
}

/** Rejects a missing body. Without a content type nothing is parsed or validated, so the handler would get no body. */
export function refuseMissingBodies(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ body, routeOptions: { config } }) => {
    if (config.needsBody && (body === undefined || body === null)) throw new Problem("INVALID_REQUEST");
  });
}

/** The only operations that accept a binary body. */
const takes = new Set(["takeSpeedTestBytes", "uploadSupportFile"]);

/** Parses binary bodies where the contract allows them; elsewhere they stay an unsupported media type. */
export function readBinaryBodies(app: FastifyInstance): void {
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (request, body, done) => {
    if (takes.has(operationIdOf(request))) done(null, body);
    else done(new Problem("UNSUPPORTED_MEDIA_TYPE"));
  });
}
