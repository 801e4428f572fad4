import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import { publishable, type Finding } from "@portico/gate/findings";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { draftsOfItem } from "../change-sets/drafts.repository.ts";
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
import {
  discardDraft,
  messageAt,
  messagesBy,
  loadLiveContent,
  saveDraft,
  type MessageEdit,
} from "./messages.service.ts";

async function check(
  { database }: Dependencies,
  { messages }: Body<"checkMessages">,
): Promise<{ publishable: boolean; findings: Finding[] }> {
  const { contracts, glossary } = await loadLiveContent(database);
  const asked =
    messages ?? (await draftsOfItem(database, "message")).map(({ key, value }) => ({ key, ...(value as Wording) }));
  const findings = asked.flatMap(
    ({ key, ...wording }) =>
      checkWording(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, wording, glossary).findings,
  );
  return { publishable: publishable(findings), findings };
}

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
    checkMessages: (request) => check(deps, (request.body ?? {}) as Body<"checkMessages">),
  };
}
