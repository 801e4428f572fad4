import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import {
  actorOf,
  type Body,
  byline,
  discardOperation,
  editOf,
  requestedChangeSet,
  versioned,
} from "../editorRequest.ts";
import { formAt, formPlace, forms, liveForm, saveFormDraft } from "./forms.service.ts";

const placeOf = (request: FastifyRequest) => formPlace((request.params as { form: string }).form);

/** Web forms: live definitions and drafts (SERV-13). They are reviewed and published with their change set. */
export function formOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listForms: (request) => forms(database, actorOf(request).username),
    getForm: async (request, reply) =>
      versioned(
        reply,
        await formAt(database, placeOf(request).key, requestedChangeSet(request), actorOf(request).username),
      ),
    async putFormDraft(request, reply) {
      const { form, reason } = request.body as Body<"putFormDraft">;
      const by = byline(deps, request, reason);
      return versioned(
        reply,
        await saveFormDraft(database, editOf(deps, request, placeOf(request)), form, by, actorOf(request)),
      );
    },
    discardFormDraft: discardOperation(deps, placeOf, liveForm),
  };
}
