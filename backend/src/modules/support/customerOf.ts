import type { FastifyRequest } from "fastify";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";

/** @throws Problem NOT_FOUND for another customer's account */
export function customerOf({ principal }: FastifyRequest, accountId: string): Principal {
  if (!principal?.accountIds.includes(accountId)) throw new Problem("NOT_FOUND");
  return principal;
}
