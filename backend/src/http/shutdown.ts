import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Whether the document of a route promises an event stream. */
function isStream(request: FastifyRequest): boolean {
  return JSON.stringify(request.routeOptions.schema?.response ?? {}).includes('"text/event-stream"');
}

/** Ends event streams when the server closes: they never end by themselves, and closing would wait for them for ever. */
export function endStreamsOnClose(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  app.addHook("onRequest", async (request, reply) => {
    if (!isStream(request)) return;
    open.add(reply.raw);
    reply.raw.once("close", () => open.delete(reply.raw));
  });
  app.addHook("preClose", async () => {
    for (const response of open) response.end();
  });
}
