import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import {
  actorOf,
  type Body,
  byline,
  requestedChangeSet,
  systemByline,
  versioned,
  versionOf,
} from "../editorRequest.ts";
import { discardFormDraft, formAt, type FormEdit, forms, saveFormDraft } from "./forms.service.ts";

const editOf = (request: FastifyRequest): FormEdit => ({
  key: (request.params as { form: string }).form,
  changeSet: requestedChangeSet(request),
});

/** Web forms: live definitions and drafts (SERV-13). They are reviewed and published with their change set. */
export function formOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listForms: (request) => forms(database, actorOf(request).username),
    getForm: async (request, reply) =>
      versioned(reply, await formAt(database, editOf(request), actorOf(request).username)),
    async putFormDraft(request, reply) {
      const { form, reason } = request.body as Body<"putFormDraft">;
      const by = byline(deps, request, reason);
      return versioned(
        reply,
        await saveFormDraft(database, editOf(request), form, versionOf(request), by, actorOf(request)),
      );
    },
    async discardFormDraft(request, reply) {
      const by = systemByline(deps, request, "DRAFT_DISCARDED");
      await discardFormDraft(database, editOf(request), versionOf(request), by, actorOf(request));
      return reply.status(204).send();
    },
  };
}
