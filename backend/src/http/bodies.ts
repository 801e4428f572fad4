import compress from "@fastify/compress";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../lib/problem.ts";
import { operationIdOf } from "../lib/operations.ts";
import { createSerialQueue } from "../lib/eventLoop.ts";
import { deepestJson, exceeds } from "./jsonLimits.ts";

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

/**
 * The limit of parts of a body that is larger than most may be: a file is one string of a small object. A million empty
 * objects would block every other request for a quarter of a second.
 */
export const maxPartsBesideFile = 1_000;

/**
 * Parses JSON bodies. A body that is nested too deeply is rejected before parsing, because later code, libraries
 * included, may recurse. A key such as `__proto__` is rejected too. Several large bodies that arrive at once are parsed
 * one after another, and other requests are answered in between.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  const { bodyLimit = Infinity } = app.initialConfig;
  const enqueue = createSerialQueue();
  const read = (request: FastifyRequest, body: Buffer, parts: number) =>
    new Promise<unknown>((done, failed) => {
      if (exceeds({ depth: deepestJson, parts }, body)) throw new Problem("INVALID_REQUEST");
      if (keepsRawBody.has(operationIdOf(request))) request.rawBody = body.toString("utf8");
      void parse(request, body.toString("utf8"), (error, value) => (error ? failed(error) : done(value)));
    });
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request: FastifyRequest, body: Buffer) =>
    body.length > bodyLimit ? enqueue(() => read(request, body, maxPartsBesideFile)) : read(request, body, Infinity),
  );
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
