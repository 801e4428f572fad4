import type { FastifyRequest } from "fastify";
import { session as limits } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { userById, type UserRow } from "./user.repository.ts";

type Clocked = Pick<Dependencies, "securityClock">;

/** Seconds since the person of a session last proved who they are; the sign-in counts. */
export function secondsSinceProof({ securityClock }: Clocked, { session }: FastifyRequest): number {
  const provedAt = new Date(session.provedAt ?? session.createdAt ?? 0);
  return (securityClock.now().getTime() - provedAt.getTime()) / 1000;
}

/** Whether the last proof of identity is recent enough (decision 73). */
export const hasRecentProof = (
  deps: Clocked,
  request: FastifyRequest,
  maxSeconds: number = limits.stepUpSeconds,
): boolean => secondsSinceProof(deps, request) < maxSeconds;

/** @throws Problem STEP_UP_REQUIRED when the last proof of identity is not recent enough */
export function requireRecentProof(deps: Clocked, request: FastifyRequest, maxSeconds?: number): void {
  if (!hasRecentProof(deps, request, maxSeconds)) throw new Problem("STEP_UP_REQUIRED");
}

/**
 * Who has a second factor changes factors only in a session that proved one: a session from before it was turned on
 * knows the password alone.
 * @throws Problem STEP_UP_REQUIRED, so that the caller is asked for it and the call goes on
 */
export function requireFactorOfSession({ session }: FastifyRequest, user: Pick<UserRow, "secondFactorSince">): void {
  if (user.secondFactorSince !== null && session.secondFactor !== true) throw new Problem("STEP_UP_REQUIRED");
}

/** The Studio's permissions to put something live and to give roles; those of a new operation need no list. */
const needSecondFactor: ReadonlySet<string> = new Set(["content:publish", "content:administer"]);

/**
 * Where the installation requires it, publishing and giving roles in the Studio need a second factor that the caller has
 * and that this session proved (decision 79).
 * @param permission the `x-permission` of the operation
 * @throws Problem SECOND_FACTOR_MISSING when the caller has none; STEP_UP_REQUIRED when this session proved none, so
 * that the caller is asked for a code and the call goes on
 */
export async function requireSecondFactor(
  { config, database }: Pick<Dependencies, "config" | "database">,
  { principal, session }: FastifyRequest,
  permission: string,
): Promise<void> {
  if (config.studioSecondFactor === "optional" || !needSecondFactor.has(permission)) return;
  const user = await userById(database, principal?.userId ?? "");
  if (!user || user.secondFactorSince === null) throw new Problem("SECOND_FACTOR_MISSING");
  if (session.secondFactor !== true) throw new Problem("STEP_UP_REQUIRED");
}
