import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { Problem } from "../lib/problem.ts";
import { answerKeeper } from "../modules/attempts/attempts.answers.ts";
import { supportPhonesOn } from "../modules/content/supportPhones.reads.ts";
import type { AuxiliaryContext } from "./auxiliary.resolvers.ts";
import type { GraphContext } from "./graph.context.ts";
import { auxiliarySchema, graphSchema } from "./graph.schema.ts";
import { createGraphServer, type GraphServer } from "./graph.server.ts";

interface GraphRequest { query: string; operationName?: string | null; variables?: object | null; extensions?: object | null }

const body = {
  type: "object",
  additionalProperties: false,
  required: ["query"],
  properties: {
    query: { type: "string", minLength: 1, maxLength: 20_000 },
    operationName: { type: ["string", "null"], maxLength: 200 },
    variables: { type: ["object", "null"] },
    extensions: { type: ["object", "null"] },
  },
};

const mainPath = "/selfservice/graph";
const auxiliaryPath = "/selfservice/graphauxiliary";
/** On the portal's origins alone: the vault's knows no customer. */
const limits = { bodyLimit: 65_536, schema: { body }, constraints: { originKind: "portal" } };

/** The main graph needs a session and the anti-forgery token; the auxiliary one needs neither and reaches no account (CALL-06). */
export function addGraphs(app: FastifyInstance, deps: Dependencies): void {
  const settings = { forDevelopment: deps.config.environment === "dev", onUnexpected: (error: unknown) => deps.logger.error({ err: error }, "a resolver failed") };
  addMain(app, deps, createGraphServer<GraphContext>({ ...settings, schema: graphSchema(), path: mainPath }));
  addAuxiliary(app, deps, createGraphServer<AuxiliaryContext>({ ...settings, schema: auxiliarySchema(), path: auxiliaryPath }));
}

function addMain(app: FastifyInstance, deps: Dependencies, answer: GraphServer<GraphContext>): void {
  const config = { permission: "session", antiForgery: true, graph: true };
  app.post<{ Body: GraphRequest }>(mainPath, { ...limits, config }, async (request, reply) => {
    const keeper = answerKeeper(deps.database, request.body);
    const { text, whole } = await answer(request.body, { deps, principal: principalOf(request), sessionId: request.session.sessionId, keepAnswer: keeper.keepFor });
    return send(reply, whole ? await keeper.kept(text) : text);
  });
}

function addAuxiliary(app: FastifyInstance, deps: Dependencies, answer: GraphServer<AuxiliaryContext>): void {
  app.post<{ Body: GraphRequest }>(auxiliaryPath, { ...limits, config: { permission: "public", graph: true } }, async (request, reply) => {
    const { text } = await answer(request.body, { supportPhones: () => supportPhonesOn(deps, request.site) });
    return send(reply, text);
  });
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.type("application/json; charset=utf-8").header("cache-control", "no-store").send(text);
}

function principalOf(request: FastifyRequest): GraphContext["principal"] {
  if (!request.principal) throw new Problem("NOT_SIGNED_IN");
  return request.principal;
}
