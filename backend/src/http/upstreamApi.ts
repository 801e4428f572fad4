import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyRequest, HTTPMethods } from "fastify";
import { forwardedHeaders, withoutClaims } from "../lib/forwarded.ts";
import { Problem } from "../lib/problem.ts";
import { onlyOperations, type ContractDocument, type Operation } from "./contract.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The provider's services answer: bodies pass through unread. */
    forwarded?: boolean;
  }
}

/** What the provider's services answer instead of the built-in modules. */
const forwarded = ["/api/pub/*", "/selfservice/graph", "/selfservice/graphauxiliary"];
const methods: HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Longer than any call of ours lets a person wait; milliseconds. */
const patience = 30_000;
/** Bytes of a body; the services have limits of their own. */
const bodyLimit = 10_485_760;

/** Nobody signs in to it, so there is no Studio. */
const ofStudio = ({ id }: Operation) => id === "getStudioBootstrap";

const staysHere = (operation: Operation) => operation.permission === "public" && ["content", "ofrep", "operations", "portal"].includes(operation.document) && !ofStudio(operation);

/** The contract of a portal in front of a provider's services: copy, toggles, health and the page's start. Editors work elsewhere. */
export const inFront = (contract: ContractDocument): ContractDocument => onlyOperations(contract, staysHere);

/** Reply-from writes JSON anew unless it is handed what was sent, with its type. */
function bodyOf({ body, headers }: FastifyRequest): { body?: unknown; contentType?: string } {
  return Buffer.isBuffer(body) && body.length > 0 ? { body, contentType: headers["content-type"] ?? "application/octet-stream" } : {};
}

/** Hands every other call to UPSTREAM_API, word for word, and its answer back. A call that got no answer may have been heard: the answer says so. */
export async function forwardCalls(app: FastifyInstance, upstreamApi: string): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Whole, not as a stream: one that can't be sent would take the customer's connection down with it.
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    await scope.register(replyFrom, {
      base: upstreamApi,
      undici: { headersTimeout: patience, bodyTimeout: patience },
      // The portal asks again itself, and its log lines carry no queries.
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
        // A packed body is handed on packed, as its content-encoding says.
        decompress: false,
        handler: (request, reply) =>
          reply.from(request.url, {
            ...bodyOf(request),
            rewriteRequestHeaders: (_request, headers) => ({ ...withoutClaims(headers), ...forwardedHeaders(request) }),
            onError: (failed, { error }) => void failed.send(new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 10, cause: error })),
          }),
      });
    }
  });
}
