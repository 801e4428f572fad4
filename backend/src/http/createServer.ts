import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { trusts } from "../config/proxies.ts";
import type { Dependencies } from "../dependencies.ts";
import { answerUnroutable } from "./unroutable.ts";
import type { ProblemWords } from "./problemAnswer.ts";
import { pathAsked } from "./requestOrigin.ts";
import { originConstraint, type Places } from "./sites.ts";
import { boundSockets, socketBounds } from "./sockets.ts";

/** What a request may be, in bytes and milliseconds, unless its operation says otherwise. */
export type RequestLimits = { bodyLimit: number; requestTimeout: number; maxParamLength: number };

/** A server that answers for some hosts alone, within limits of requests and connections; it has no routes yet. */
export function createServer({ config, logger }: Pick<Dependencies, "config" | "logger">, places: Places, words: ProblemWords, limits: RequestLimits): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: trusts(config),
    rewriteUrl: pathAsked,
    bodyLimit: limits.bodyLimit,
    requestTimeout: limits.requestTimeout,
    frameworkErrors: answerUnroutable(places, words, logger),
    routerOptions: { constraints: { originKind: originConstraint(places) }, maxParamLength: limits.maxParamLength },
  });
  const bounds = socketBounds();
  // A proxy brings everybody from its own address.
  boundSockets(app.server, config.trustProxy ? { ...bounds, address: Infinity } : bounds);
  return app;
}
