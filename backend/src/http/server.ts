import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { trusts } from "../config/proxies.ts";
import type { Dependencies } from "../dependencies.ts";
import { answerUnroutable, type ProblemWords } from "./problemAnswer.ts";
import { requestPath } from "./requestOrigin.ts";
import { originConstraint, type SiteOriginOf } from "./sites.ts";
import { boundSockets, socketBounds } from "./sockets.ts";
import { createServer as createSocketServer } from "node:net";
import type { Config } from "../config/config.ts";
import { CannotStart } from "../lib/process.ts";
import type { ServerResponse } from "node:http";
import { type ContractDocument, operationsOf, promises } from "./contract.ts";
import { operationIdOf } from "../lib/operations.ts";

/** Limits of a request in bytes and milliseconds, unless its operation overrides them. */
export type RequestLimits = { bodyLimit: number; requestTimeout: number; maxParamLength: number };

/** Creates a server that accepts certain hosts only, with limits on requests and connections; it has no routes yet. */
export function createServer(
  { config, logger }: Pick<Dependencies, "config" | "logger">,
  places: SiteOriginOf,
  words: ProblemWords,
  limits: RequestLimits,
): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    trustProxy: trusts(config),
    rewriteUrl: requestPath,
    bodyLimit: limits.bodyLimit,
    requestTimeout: limits.requestTimeout,
    frameworkErrors: answerUnroutable(places, words, logger),
    routerOptions: { constraints: { originKind: originConstraint(places) }, maxParamLength: limits.maxParamLength },
  });
  const bounds = socketBounds();
  // Behind a proxy all connections have the proxy's address, so the limit per address does not apply.
  boundSockets(app.server, config.trustProxy ? { ...bounds, address: Infinity } : bounds);
  closeAnsweredConnections(app);
  return app;
}

/** While the server closes: a connection whose request was in progress would stay open, idle, until it times out. */
function closeAnsweredConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", async () => void (closing = true));
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
}

type Address = Pick<Config, "host" | "port">;

function refusal(error: unknown, { host, port }: Address): Error {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return new CannotStart(
      "portTaken",
      `Port ${port} on ${host} is taken, perhaps by a Portico that runs already. To use another: PORT=${port + 1}`,
    );
  if (code === "EACCES")
    return new CannotStart("portTaken", `This user may not listen on port ${port}. Use one from 1024 on.`);
  return code === "EADDRNOTAVAIL"
    ? new CannotStart("settings", `HOST ${host} is no address of this machine.`)
    : asError(error);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/**
 * Binds the address as a test before anything is opened or created, so that a second start changes nothing.
 * @throws CannotStart when it is in use, not allowed, or not an address of this machine
 */
export function tryAddress(config: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createSocketServer().once("error", (error) => reject(refusal(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
}

/** @throws CannotStart when the address cannot be bound; the app is closed then */
export async function listen(app: FastifyInstance, config: Address): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    throw refusal(error, config);
  }
}

/** Ends event streams (SSE) when the server closes; otherwise closing would wait for them for ever. */
export function endStreamsOnClose(app: FastifyInstance, contracts: readonly ContractDocument[]): void {
  const streams = new Set(
    contracts
      .flatMap(operationsOf)
      .filter((operation) => promises(operation, "text/event-stream"))
      .map(({ id }) => id),
  );
  const open = new Set<ServerResponse>();
  app.addHook("onRequest", async (request, reply) => {
    if (!streams.has(operationIdOf(request))) return;
    open.add(reply.raw);
    reply.raw.once("close", () => open.delete(reply.raw));
  });
  app.addHook("preClose", async () => {
    for (const response of open) response.end();
  });
}
