import type { FastifyReply, FastifyRequest } from "fastify";
import type { SystemReason } from "@portico/gate/systemReasons";
import type { operations } from "@portico/openapi/studio";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import type { Authorship, Scope } from "./content.types.ts";
import type { DraftTarget } from "./change-sets/drafts.repository.ts";
import { discardItemDraft, type ItemEdit, type ReadLive } from "./change-sets/itemDrafts.service.ts";
import type { Attempt } from "../idempotency/idempotency.writes.ts";
import { ifMatchVersion } from "./change-sets/optimisticConcurrency.ts";
import type { Published } from "./releases/publication.ts";
import type { Actor } from "./people/scope.domain.ts";

/** The request body of an operation, from its OpenAPI document. */
export type Body<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** The user of an editor API request. */
export function actorOf({ principal }: FastifyRequest): Actor {
  if (!principal) throw new Problem("NOT_SIGNED_IN");
  return { username: principal.username, grants: principal.contentGrants };
}

/** Author, time and reason of a change. */
export function byline({ securityClock }: Dependencies, request: FastifyRequest, reason: string): Authorship {
  return { author: actorOf(request).username, at: securityClock.now(), reason };
}

/** The attempt of a request with an idempotency key; the body says what it is. */
export function attemptOf({ securityClock }: Dependencies, request: FastifyRequest, operation: string): Attempt {
  if (!request.principal) throw new Problem("NOT_SIGNED_IN");
  const { userId } = request.principal;
  return { userId, operation, attempted: request.body as Attempt["attempted"], now: securityClock.now() };
}

export const keyOf = (request: FastifyRequest): string => (request.params as { key: string }).key;
export const scopeOf = (request: FastifyRequest): Scope => (request.query as { scope?: Scope }).scope ?? "all";
/** The change set in the path. */
export const changeSetOf = (request: FastifyRequest): number => (request.params as { changeSet: number }).changeSet;
/** The change set in the query; undefined for the caller's own. */
export const requestedChangeSet = (request: FastifyRequest): number | undefined =>
  (request.query as { changeSet?: number }).changeSet;
export const releaseIn = (request: FastifyRequest): number => Number((request.params as { release: string }).release);
/** @throws IF_MATCH_REQUIRED */
export const versionOf = (request: FastifyRequest): string => ifMatchVersion(request.headers["if-match"]);

/** For a step without a person's reason. */
export const systemByline = (deps: Dependencies, request: FastifyRequest, reason: SystemReason): Authorship =>
  byline(deps, request, reason);

/** The edit of an item: its place, the change set in the query, and the version in the If-Match header. */
export const editOf = ({ clock }: Dependencies, request: FastifyRequest, place: DraftTarget): ItemEdit => ({
  place,
  changeSet: requestedChangeSet(request),
  version: versionOf(request),
  timeZone: clock.timeZone,
});

/** The operation that discards the draft of an item. */
export const discardOperation =
  (
    deps: Dependencies,
    placeOf: (request: FastifyRequest) => DraftTarget,
    readLive: (place: DraftTarget) => ReadLive,
  ): ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
  async (request, reply) => {
    const place = placeOf(request);
    const by = systemByline(deps, request, "DRAFT_DISCARDED");
    await discardItemDraft(deps.database, editOf(deps, request, place), readLive(place), by, actorOf(request));
    return reply.status(204).send();
  };

/** Sends an item with its ETag, for the next change. */
export function versioned<T extends { etag: string }>(reply: FastifyReply, item: T, status = 200): FastifyReply {
  return reply.status(status).header("etag", item.etag).send(item);
}

export const answerPublished = (reply: FastifyReply, status: number, { release, etag }: Published): FastifyReply =>
  reply.status(status).header("etag", etag).send(release);
