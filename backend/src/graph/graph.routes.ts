import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { fairQueue } from "../lib/fairQueue.ts";
import { networkOf } from "../lib/network.ts";
import { Problem } from "../lib/problem.ts";
import { tokenHash } from "../lib/secrets.ts";
import { responseReplay } from "../modules/idempotency/idempotency.writes.ts";
import { hasRecentProof } from "../modules/identity/stepUp.reads.ts";
import { tryConsume } from "../modules/rate-limits/rateLimits.ts";
import { supportPhonesOn } from "../modules/content/toggles/remoteSettings.reads.ts";
import type { AuxiliaryContext } from "./auxiliary.resolvers.ts";
import { type GraphContext, graphLoaders } from "./graph.context.ts";
import { auxiliarySchema, graphSchema, voiceSchema, webmailSchema } from "./graph.schema.ts";
import { createGraphServer, type GraphServer } from "./graph.server.ts";

interface GraphRequest {
  query: string;
  operationName?: string | null;
  variables?: object | null;
  extensions?: object | null;
}

const bodyWith = (longestQuery: number) => ({
  type: "object",
  additionalProperties: false,
  required: ["query"],
  properties: {
    query: { type: "string", minLength: 1, maxLength: longestQuery },
    operationName: { type: ["string", "null"], maxLength: 200 },
    variables: { type: ["object", "null"] },
    extensions: { type: ["object", "null"] },
  },
});

const mainPath = "/selfservice/graph";
const voicePath = "/selfservice/vox-con/graphql";
const webmailPath = "/webmail/graphql";
const auxiliaryPath = "/selfservice/graphauxiliary";
export const graphPaths: readonly string[] = [mainPath, voicePath, webmailPath, auxiliaryPath];
/** On the portal's origins only. */
const route = { schema: { body: bodyWith(20_000) }, constraints: { originKind: "portal" } };
/** Public, with a small body limit. */
const auxiliaryRoute = { ...route, schema: { body: bodyWith(2_000) } };
/** Body limits in bytes. The auxiliary graph is public and needs little. */
export const bodyLimits = { main: 65_536, auxiliary: 8_192 };

/** Concurrency limit per user and process: further requests wait in the user's own queue. */
export const graphQueueLimits = { concurrency: 6, waiting: 100, timeoutMilliseconds: 10_000 };
/**
 * Rate limit of the cost per user (`costOf`), across all processes: hundreds of screens, or dozens of changes a second.
 */
export const budget = { max: 100_000, windowMilliseconds: 60_000 };

/**
 * The main graph and those of voice and webmail require a session and the anti-forgery token, and share their limits;
 * the auxiliary one requires neither and reaches no account (CALL-06).
 */
export function addGraphs(app: FastifyInstance, deps: Dependencies): void {
  const settings = {
    forDevelopment: deps.config.environment === "dev",
    onUnexpected: (error: unknown) => deps.logger.error({ err: error }, "a resolver failed"),
  };
  const queue = fairQueue(graphQueueLimits);
  for (const [path, schema] of [
    [mainPath, graphSchema()],
    [voicePath, voiceSchema()],
    [webmailPath, webmailSchema()],
  ] as const)
    addSigned(app, deps, path, createGraphServer<GraphContext>({ ...settings, schema, path }), queue);
  addAuxiliary(
    app,
    deps,
    createGraphServer<AuxiliaryContext>({ ...settings, schema: auxiliarySchema(), path: auxiliaryPath }),
  );
}

function addSigned(
  app: FastifyInstance,
  deps: Dependencies,
  path: string,
  answer: GraphServer<GraphContext>,
  queue: ReturnType<typeof fairQueue>,
): void {
  const config = { permission: "session", antiForgery: true, graph: true, needsBody: true };
  app.post<{ Body: GraphRequest }>(path, { ...route, bodyLimit: bodyLimits.main, config }, async (request, reply) => {
    const replay = responseReplay(deps.database, request.body);
    const { sessionId } = request.session;
    const principal = {
      ...principalOf(request),
      from: { session: tokenHash(sessionId), network: networkOf(request.ip) },
    };
    const chargeCost = (cost: number) => tryConsume(deps, `graph ${principal.userId}`, cost, budget);
    const context = {
      deps,
      principal,
      sessionId,
      hasRecentProof: hasRecentProof(deps, request),
      loaders: graphLoaders(deps, principal, sessionId),
      reads: {},
      setProcessorAvailable: (works: boolean) => void (request.processorAvailable = works),
      pageLocale: request.locale,
      markResponseFinal: replay.markFinal,
      chargeCost,
    };
    const { text, hasErrors } = await queue.run(principal.userId, () => answer(request.body, context));
    request.audited.graphAnswer = text;
    return send(reply, hasErrors ? text : await replay.replayed(text));
  });
}

function addAuxiliary(app: FastifyInstance, deps: Dependencies, answer: GraphServer<AuxiliaryContext>): void {
  app.post<{ Body: GraphRequest }>(
    auxiliaryPath,
    {
      ...auxiliaryRoute,
      bodyLimit: bodyLimits.auxiliary,
      config: { permission: "public", graph: true, needsBody: true },
    },
    async (request, reply) => {
      const { text } = await answer(request.body, { supportPhones: () => supportPhonesOn(deps, request.site) });
      return send(reply, text);
    },
  );
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("application/json; charset=utf-8").header("cache-control", "no-store").send(text);
}

function principalOf(request: FastifyRequest): GraphContext["principal"] {
  if (!request.principal) throw new Problem("NOT_SIGNED_IN");
  return request.principal;
}
