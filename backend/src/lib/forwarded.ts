import type { FastifyRequest } from "fastify";

/** Tells the provider's services whom they answer: the customer's address, the host and scheme that the browser used, the call's id in our log. */
export function forwardedHeaders({ ip, host, protocol, id }: FastifyRequest): Record<string, string> {
  return { "x-forwarded-for": ip, "x-forwarded-host": host, "x-forwarded-proto": protocol, "x-transaction-id": id };
}
