import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import {
  actorOf,
  requestedChangeSet,
  byline,
  keyOf,
  scopeOf,
  systemByline,
  versioned,
  versionOf,
  type Body,
} from "../editorRequest.ts";
import { discardDraft, messageAt, messagesBy, saveDraft, type MessageEdit } from "./messages.service.ts";

const editOf = (request: FastifyRequest): MessageEdit => ({
  key: keyOf(request),
  scope: scopeOf(request),
  changeSet: requestedChangeSet(request),
});

/** Messages: live texts, drafts, the content gate. */
export function messageOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listMessages: (request) =>
      messagesBy(database, request.query as Parameters<typeof messagesBy>[1], actorOf(request).username),
    getMessage: async (request, reply) =>
      versioned(
        reply,
        await messageAt(
          database,
          keyOf(request),
          scopeOf(request),
          requestedChangeSet(request),
          actorOf(request).username,
        ),
      ),
    async putMessageDraft(request, reply) {
      const { reason, ...wording } = request.body as Body<"putMessageDraft">;
      return versioned(
        reply,
        await saveDraft(
          database,
          editOf(request),
          wording,
          versionOf(request),
          byline(deps, request, reason),
          actorOf(request),
        ),
      );
    },
    async discardMessageDraft(request, reply) {
      await discardDraft(
        database,
        editOf(request),
        versionOf(request),
        systemByline(deps, request, "DRAFT_DISCARDED"),
        actorOf(request),
      );
      return reply.status(204).send();
    },
  };
}
