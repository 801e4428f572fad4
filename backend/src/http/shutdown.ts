import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { operationsOf, promises, type ContractDocument } from "./contract.ts";
import { operationIdOf } from "./operationId.ts";

/** Ends event streams when the server closes: they never end by themselves, and closing would wait for them for ever. */
export function endStreamsOnClose(app: FastifyInstance, contracts: readonly ContractDocument[]): void {
  const streams = new Set(contracts.flatMap(operationsOf).filter((operation) => promises(operation, "text/event-stream")).map(({ id }) => id));
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
