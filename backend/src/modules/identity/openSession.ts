import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { chooseAccount } from "./session.repository.ts";
import { sessionDeviceOf } from "./sessions/device.domain.ts";
import type { UserRow } from "./user.repository.ts";

/** Opens a session under a new id, against session fixation; the old id is invalid (S1). */
async function regenerate(
  request: FastifyRequest,
  user: Pick<UserRow, "id" | "site">,
  createdAt: string,
  now: Date,
): Promise<void> {
  await request.session.regenerate();
  Object.assign(request.session, {
    userId: user.id,
    site: user.site,
    createdAt,
    lastActivityAt: now.toISOString(),
    device: sessionDeviceOf(request.headers["user-agent"], request.ip),
  });
  await request.session.save();
}

/** Opens a session after sign-in. */
export async function openSession(
  { securityClock }: Dependencies,
  request: FastifyRequest,
  user: UserRow,
): Promise<void> {
  const now = securityClock.now();
  await regenerate(request, user, now.toISOString(), now);
}

/** Gives the session another id after a change of password: same sign-in, same current account. */
export async function renewSession(
  { database, securityClock }: Dependencies,
  request: FastifyRequest,
  user: UserRow,
): Promise<void> {
  const now = securityClock.now();
  const { createdAt = now.toISOString(), accountId } = request.session;
  await regenerate(request, user, createdAt, now);
  if (accountId) await chooseAccount(database, tokenHash(request.session.sessionId), accountId);
}
