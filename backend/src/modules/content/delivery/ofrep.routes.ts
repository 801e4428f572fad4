import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { hashOf } from "../content.domain.ts";
import { startOf, toggleReaderOf } from "../../identity/session.reads.ts";
import { evaluations, type ToggleReader } from "./content.reads.ts";
import type { Evaluation } from "../toggles/toggles.domain.ts";

/** flagd's reasons that OFREP has under the same name. */
const reasons = new Set(["STATIC", "TARGETING_MATCH", "SPLIT", "DISABLED", "DEFAULT"]);

const flagOf = ([key, { reason, ...rest }]: [string, Evaluation]) => ({
  key,
  reason: reasons.has(reason) ? reason : "UNKNOWN",
  ...rest,
});

/** With an upstream API, only the upstream knows the user. */
async function readerOf(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<ToggleReader> {
  return deps.config.upstreamApi === undefined ? request : toggleReaderOf(request, await startOf(deps, request, reply));
}

/** Returns 304 for an unchanged ETag. */
async function sendAll(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { etag, flags } = await evaluations(deps, await readerOf(deps, request, reply));
  const own = `"${hashOf([etag, flags])}"`;
  reply.headers({ "cache-control": "no-store", etag: own });
  if (request.headers["if-none-match"] === own) return reply.status(304).send();
  const eventStreams = [{ type: "sse", endpoint: { requestUri: `/content/v1/events?site=${request.site}` } }];
  return reply.send({ flags: flags.map(flagOf), metadata: { etag }, eventStreams });
}

/** Body limit of a context, which is accepted and ignored. */
const bodyLimit = 16_384;

/** Feature flags over OFREP 0.3. The evaluation context comes from host and session; the body's is ignored. */
export function ofrepOperations(deps: Dependencies): Operations {
  return {
    evaluateToggles: { bodyLimit, handler: (request, reply) => sendAll(deps, request, reply) },
    evaluateToggle: {
      bodyLimit,
      async handler(request, reply) {
        const { key } = request.params as { key: string };
        const found = (await evaluations(deps, await readerOf(deps, request, reply))).flags.find(
          ([name]) => name === key,
        );
        reply.header("cache-control", "no-store");
        return found ? reply.send(flagOf(found)) : reply.status(404).send({ key, errorCode: "FLAG_NOT_FOUND" });
      },
    },
  };
}
