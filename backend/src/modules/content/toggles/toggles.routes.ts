import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { builtIn } from "../catalogue.ts";
import type { ToggleDefinition } from "../content.types.ts";
import {
  actorOf,
  answerPublished,
  requestedChangeSet,
  byline,
  keyOf,
  discardOperation,
  editOf,
  versioned,
  versionOf,
  type Body,
} from "../editorRequest.ts";
import { kill } from "../releases/killSwitch.service.ts";
import { refuse } from "../releases/prepareRelease.service.ts";
import { toggleFindings } from "./toggleFindings.domain.ts";
import { togglePreview } from "./togglePreview.service.ts";
import { entryOf, liveToggle, saveToggleDraft, toggleAt, togglePlace, toggles } from "./toggles.service.ts";

const { register } = builtIn;

const placeOf = (request: FastifyRequest) => togglePlace(keyOf(request));

/** Toggles: live definitions, drafts, the kill switch. */
export function toggleOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listToggles: async (request) => ({ toggles: await toggles(deps, register, actorOf(request).username) }),
    getToggle: async (request, reply) =>
      versioned(
        reply,
        await toggleAt(deps, register, keyOf(request), requestedChangeSet(request), actorOf(request).username),
      ),
    async putToggleDraft(request, reply) {
      const { definition, reason } = request.body as { definition: ToggleDefinition; reason: string };
      return versioned(
        reply,
        await saveToggleDraft(
          deps,
          register,
          editOf(deps, request, placeOf(request)),
          definition,
          byline(deps, request, reason),
          actorOf(request),
        ),
      );
    },
    discardToggleDraft: discardOperation(deps, placeOf, liveToggle),
    async previewToggle(request) {
      const { definition } = request.body as { definition: ToggleDefinition };
      const [key, entry] = [keyOf(request), entryOf(register, keyOf(request))];
      refuse(toggleFindings(key, entry, definition));
      return togglePreview(deps, key, definition);
    },
    async killToggle(request, reply) {
      const { reason } = request.body as Body<"killToggle">;
      return answerPublished(
        reply,
        201,
        await kill(
          database,
          register,
          keyOf(request),
          versionOf(request),
          byline(deps, request, reason),
          actorOf(request),
        ),
      );
    },
  };
}
