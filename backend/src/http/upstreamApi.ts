import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyRequest, HTTPMethods } from "fastify";
import { forwardedHeaders, withoutClaims } from "../lib/network.ts";
import { Problem } from "../lib/problem.ts";
import { onlyOperations, type ContractDocument, type Operation } from "./contract.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For requests forwarded to the provider's services: bodies pass through unparsed. */
    forwarded?: boolean;
  }
}

/** Paths that are forwarded to the provider's services instead of the built-in modules. */
const forwarded = [
  "/api/pub/*",
  "/selfservice/graph",
  "/selfservice/graphauxiliary",
  "/selfservice/vox-con/graphql",
  "/webmail/graphql",
];
const methods: HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Body limit in bytes; the services have their own. */
const bodyLimit = 10_485_760;

/** There is no Studio, because nobody can sign in to it. */
const ofStudio = ({ id }: Operation) => id === "getStudioBootstrap";

const staysHere = (operation: Operation) =>
  operation.permission === "public" &&
  ["content", "ofrep", "operations", "portal"].includes(operation.document) &&
  !ofStudio(operation);

/** The contract with an upstream API: copy, toggles, health and the page's start-up data. Editors work elsewhere. */
export const inFront = (contract: ContractDocument): ContractDocument => onlyOperations(contract, staysHere);

/** reply-from would serialize JSON again, so it gets the raw body with its content type. */
function bodyOf({ body, headers }: FastifyRequest): { body?: unknown; contentType?: string } {
  return Buffer.isBuffer(body) && body.length > 0
    ? { body, contentType: headers["content-type"] ?? "application/octet-stream" }
    : {};
}

/**
 * Proxies every other call to UPSTREAM_API unchanged. A call without a response may have been processed, and the error
 * says so.
 */
export async function forwardCalls(
  app: FastifyInstance,
  { upstreamApi, timeoutMilliseconds }: { upstreamApi: string; timeoutMilliseconds: number },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Buffered, not streamed: a stream that cannot be sent would break the customer's connection too.
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    await scope.register(replyFrom, {
      base: upstreamApi,
      undici: { headersTimeout: timeoutMilliseconds, bodyTimeout: timeoutMilliseconds },
      // The portal retries by itself, and its log lines carry no queries.
      retryMethods: [],
      disableRequestLogging: true,
    });
    for (const url of forwarded) {
      scope.route({
        method: methods,
        url,
        constraints: { originKind: "portal" },
        config: { forwarded: true },
        bodyLimit,
        handler: (request, reply) =>
          reply.from(request.url, {
            ...bodyOf(request),
            rewriteRequestHeaders: (_request, headers) => ({ ...withoutClaims(headers), ...forwardedHeaders(request) }),
            onError: (failed, { error }) =>
              void failed.send(new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10, cause: error })),
          }),
      });
    }
  });
}
