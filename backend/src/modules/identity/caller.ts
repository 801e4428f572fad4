import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { type Visitor, visitorOf } from "./currentPassword.writes.ts";

/** The signed-in person, where they are, and their language for messages to somebody without one. */
export type Caller = { userId: string; locale: Locale } & Visitor;

export const callerOf = ({ config }: Dependencies, request: FastifyRequest): Caller => ({
  userId: request.principal?.userId ?? "",
  locale: request.locale,
  ...visitorOf(config, request, request.principal?.username ?? ""),
});

/** The session of a request, as it is stored. */
export const idHashOf = ({ session }: FastifyRequest): string => tokenHash(session.sessionId);
