import type { FastifyRequest } from "fastify";

/** The contract's name for what is asked; empty for pages, files and GraphQL. */
export function operationIdOf(request: FastifyRequest): string {
  const id: unknown = Reflect.get(request.routeOptions.schema ?? {}, "operationId");
  return typeof id === "string" ? id : "";
}
