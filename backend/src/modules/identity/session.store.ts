import type { FastifySessionOptions } from "@fastify/session";
import type { Session } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import type { Site } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { isAlive } from "./session.domain.ts";
import { endSession, putSession, type SessionDevice, sessionRow } from "./session.repository.ts";

declare module "fastify" {
  interface Session {
    /** Set once a user is signed in. */
    userId?: string;
    site?: Site;
    /** The account that the customer changed to; written by `chooseAccount` only. */
    accountId?: string | null;
    /** ISO instants of the security clock. */
    createdAt?: string;
    lastActivityAt?: string;
    /** The last proof of identity after sign-in; written by `recordProof` after the session is opened. */
    provedAt?: string;
    /** Whether a second factor was proved in this session. */
    secondFactor?: boolean;
    /** Where it was opened; only written, when it is opened. */
    device?: SessionDevice;
  }
}

type Store = NonNullable<FastifySessionOptions["store"]>;
type Done = (error?: unknown) => void;

/** Calls back with a promise's result; an error thrown by the callback is not treated as the promise's. */
function settle<T>(work: Promise<T>, done: (error: unknown, value?: T) => void): void {
  work.then(
    (value) => setImmediate(done, null, value),
    (error: unknown) => setImmediate(done, error),
  );
}

/**
 * Session store in the database, keyed by the hash of the id, with expiry by the security clock. Visitors who are not
 * signed in have no row.
 */
export function createSessionStore(
  { database, securityClock }: Pick<Dependencies, "database" | "securityClock">,
  cookie: Session["cookie"],
): Store {
  async function get(id: string): Promise<Session | null> {
    const row = await sessionRow(database, tokenHash(id));
    if (!row || !isAlive(row, securityClock.now())) return null;
    return {
      cookie,
      userId: row.userId,
      site: row.site,
      accountId: row.accountId,
      createdAt: row.createdAt.toISOString(),
      lastActivityAt: row.lastActivityAt.toISOString(),
      secondFactor: row.secondFactor,
      ...(row.provedAt && { provedAt: row.provedAt.toISOString() }),
    };
  }
  async function set(id: string, session: Session): Promise<void> {
    const { userId, site, createdAt, lastActivityAt, provedAt, secondFactor, device } = session;
    if (!userId || !site || !createdAt || !lastActivityAt) return;
    await putSession(database, {
      idHash: tokenHash(id),
      userId,
      site,
      createdAt: new Date(createdAt),
      lastActivityAt: new Date(lastActivityAt),
      provedAt: provedAt ? new Date(provedAt) : null,
      secondFactor: secondFactor === true,
      ...device,
    });
  }
  return {
    get: (id, done) => settle(get(id), done),
    set: (id, session, done: Done) => settle(set(id, session), done),
    destroy: (id, done: Done) => settle(endSession(database, tokenHash(id), securityClock.now(), "replaced"), done),
  };
}
