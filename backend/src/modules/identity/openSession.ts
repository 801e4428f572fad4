import type { FastifyRequest, Session } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { chooseAccount } from "./session.repository.ts";
import { sessionDeviceOf } from "./sessions/device.domain.ts";
import type { UserRow } from "./user.repository.ts";

type Proofs = Pick<Session, "createdAt" | "provedAt" | "secondFactor">;

/** Opens a session under a new id, against session fixation; the old id is invalid (S1). */
async function regenerate(
  request: FastifyRequest,
  user: Pick<UserRow, "id" | "site">,
  proofs: Proofs,
  now: Date,
): Promise<void> {
  await request.session.regenerate();
  Object.assign(request.session, {
    userId: user.id,
    site: user.site,
    ...proofs,
    lastActivityAt: now.toISOString(),
    device: sessionDeviceOf(request.headers["user-agent"], request.ip),
  });
  await request.session.save();
}

/**
 * Opens a session after sign-in.
 * @param secondFactor whether a second factor was part of it
 */
export async function openSession(
  { securityClock }: Dependencies,
  request: FastifyRequest,
  user: UserRow,
  secondFactor: boolean,
): Promise<void> {
  const now = securityClock.now();
  await regenerate(request, user, { createdAt: now.toISOString(), secondFactor }, now);
}

/** Gives the session another id after a change of password: same sign-in and proofs, same current account. */
export async function renewSession(
  { database, securityClock }: Dependencies,
  request: FastifyRequest,
  user: UserRow,
): Promise<void> {
  const now = securityClock.now();
  const { createdAt = now.toISOString(), provedAt, secondFactor = false, accountId } = request.session;
  await regenerate(request, user, { createdAt, secondFactor, ...(provedAt !== undefined && { provedAt }) }, now);
  if (accountId) await chooseAccount(database, tokenHash(request.session.sessionId), accountId);
}
