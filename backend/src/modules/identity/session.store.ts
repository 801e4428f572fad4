import type { FastifySessionOptions } from "@fastify/session";
import type { Session } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import type { Site } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { isAlive } from "./session.domain.ts";
import { endSession, putSession, sessionRow } from "./session.repository.ts";

declare module "fastify" {
  interface Session {
    /** Present once somebody is signed in. */
    userId?: string;
    site?: Site;
    /** ISO instants of the security clock. */
    createdAt?: string;
    lastActivityAt?: string;
  }
}

type Store = NonNullable<FastifySessionOptions["store"]>;
type Done = (error?: unknown) => void;

/** Gives a promise's end to a callback; the callback's own failure is not the promise's. */
function settle<T>(work: Promise<T>, done: (error: unknown, value?: T) => void): void {
  work.then((value) => setImmediate(done, null, value), (error: unknown) => setImmediate(done, error));
}

/** Sessions in the database, by the hash of their id, ended by the security clock. Whoever is not signed in has none. */
export function createSessionStore({ database, securityClock }: Pick<Dependencies, "database" | "securityClock">, cookie: Session["cookie"]): Store {
  async function get(id: string): Promise<Session | null> {
    const row = await sessionRow(database, tokenHash(id));
    if (!row || !isAlive(row, securityClock.now())) return null;
    return { cookie, userId: row.userId, site: row.site, createdAt: row.createdAt.toISOString(), lastActivityAt: row.lastActivityAt.toISOString() };
  }
  async function set(id: string, { userId, site, createdAt, lastActivityAt }: Session): Promise<void> {
    if (!userId || !site || !createdAt || !lastActivityAt) return;
    await putSession(database, { idHash: tokenHash(id), userId, site, createdAt: new Date(createdAt), lastActivityAt: new Date(lastActivityAt) });
  }
  return {
    get: (id, done) => settle(get(id), done),
    set: (id, session, done: Done) => settle(set(id, session), done),
    destroy: (id, done: Done) => settle(endSession(database, tokenHash(id), securityClock.now(), "replaced"), done),
  };
}
