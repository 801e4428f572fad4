import type { FastifyInstance } from "fastify";
import { Problem } from "../lib/problem.ts";
import { operationIdOf } from "./operationId.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation can't be answered without a body. */
    needsBody?: boolean;
  }
  interface FastifyRequest {
    /** The body as it came, of the operations whose callers sign it. */
    rawBody?: string;
  }
}

/** The only operations that look at the body as it came: a signature is made over its bytes. */
const keepsRawBody = new Set(["takeWebhook"]);

/** Containers inside containers. The deepest body of the contract, a toggle's targeting rule, stays well below. */
export const deepestJson = 64;

const [quote, backslash] = [0x22, 0x5c];
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);

/** The index behind a string's closing quote; `from` is behind the opening one. */
function endOfString(json: Buffer, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at + 1;
}

/** Whether arrays and objects stand deeper in each other than a number. Reads the bytes once, before anything is made of them. */
export function nestsDeeperThan(most: number, json: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; ) {
    const byte = json[at] ?? 0;
    at = byte === quote ? endOfString(json, at + 1) : at + 1;
    if (opens.has(byte) && ++depth > most) return true;
    if (closes.has(byte)) depth -= 1;
  }
  return false;
}

/**
 * Reads JSON bodies. One that is too deep is refused before it is parsed: whatever looks at a body afterwards, libraries included, may
 * recurse. A name such as `__proto__` is refused too.
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

/** Without a content type nothing is parsed and nothing validated, so a handler would meet no body at all. */
export function refuseMissingBodies(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ body, routeOptions: { config } }) => {
    if (config.needsBody && (body === undefined || body === null)) throw new Problem("INVALID_REQUEST");
  });
}
