import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import {
  actorOf,
  requestedChangeSet,
  byline,
  keyOf,
  scopeOf,
  discardOperation,
  editOf,
  versioned,
  type Body,
} from "../editorRequest.ts";
import { liveMessage, messageAt, messagePlace, messagesBy, saveMessageDraft } from "./messages.service.ts";

const placeOf = (request: FastifyRequest) => messagePlace(keyOf(request), scopeOf(request));

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
        await saveMessageDraft(
          database,
          editOf(deps, request, placeOf(request)),
          wording,
          byline(deps, request, reason),
          actorOf(request),
        ),
      );
    },
    discardMessageDraft: discardOperation(deps, placeOf, liveMessage),
  };
}
