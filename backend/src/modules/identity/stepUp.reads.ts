import type { FastifyRequest } from "fastify";
import { session as limits } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";

type Clocked = Pick<Dependencies, "securityClock">;

/** Seconds since the person of a session last proved who they are; the sign-in counts. */
export function secondsSinceProof({ securityClock }: Clocked, { session }: FastifyRequest): number {
  const provedAt = new Date(session.provedAt ?? session.createdAt ?? 0);
  return (securityClock.now().getTime() - provedAt.getTime()) / 1000;
}

/** Whether the last proof of identity is recent enough (decision 73). */
export const hasRecentProof = (deps: Clocked, request: FastifyRequest, most: number = limits.stepUpSeconds): boolean =>
  secondsSinceProof(deps, request) < most;

/** @throws Problem STEP_UP_REQUIRED when the last proof of identity is not recent enough */
export function requireRecentProof(deps: Clocked, request: FastifyRequest, most?: number): void {
  if (!hasRecentProof(deps, request, most)) throw new Problem("STEP_UP_REQUIRED");
}
