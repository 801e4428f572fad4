import type { SystemReason } from "@portico/gate/systemReasons";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { answerOnce } from "../../idempotency/idempotency.writes.ts";
import { builtIn } from "../catalogue.ts";
import { createChangeSet } from "./createChangeSet.ts";
import { changeSetDetails, changeSets, readSet } from "./changeSets.reads.ts";
import type { ChangeSetFilter } from "./changeSets.repository.ts";
import { discard, rename, review, schedule, submit, unschedule, withdraw, type Taken } from "./changeSets.service.ts";
import {
  actorOf,
  answerPublished,
  attemptOf,
  byline,
  changeSetOf,
  systemByline,
  versioned,
  versionOf,
  type Body,
} from "../editorRequest.ts";
import { makeReady, publish } from "../releases/publish.service.ts";

const { register } = builtIn;

/** The user, the reason and the expected version (If-Match) of a step on the path's change set. */
const takenBy = (deps: Dependencies, request: FastifyRequest, reason: string): Taken => ({
  id: changeSetOf(request),
  version: versionOf(request),
  by: byline(deps, request, reason),
  actor: actorOf(request),
});

/** Creating, reading and discarding change sets. */
function keeping(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listChangeSets: async (request) => ({ changeSets: await changeSets(database, request.query as ChangeSetFilter) }),
    async getChangeSet(request, reply) {
      const details = await changeSetDetails(database, register, changeSetOf(request), deps.clock);
      return reply.header("etag", details.changeSet.etag).send(details);
    },
    async openChangeSet(request, reply) {
      const { title } = request.body as Body<"openChangeSet">;
      const by = systemByline(deps, request, "CHANGE_SET_CREATED");
      const attempt = attemptOf(deps, request, "openChangeSet");
      const made = await database.transaction((tx) =>
        answerOnce(tx, {
          ...attempt,
          idOf: ({ id }) => String(id),
          create: async () => readSet(tx, await createChangeSet(tx, title, by)),
        }),
      );
      return versioned(reply, made, 201);
    },
    async renameChangeSet(request, reply) {
      const { title } = request.body as Body<"renameChangeSet">;
      return versioned(
        reply,
        await rename(database, title, takenBy(deps, request, "CHANGE_SET_RENAMED" satisfies SystemReason)),
      );
    },
    async discardChangeSet(request, reply) {
      await discard(database, takenBy(deps, request, "CHANGE_SET_DISCARDED" satisfies SystemReason));
      return reply.status(204).send();
    },
  };
}

/** From review to publication. */
function steps(deps: Dependencies): Operations {
  const { clock, database, securityClock } = deps;
  return {
    async submitChangeSet(request, reply) {
      const { reason } = request.body as Body<"submitChangeSet">;
      return versioned(reply, await submit(database, register, takenBy(deps, request, reason)));
    },
    async withdrawChangeSet(request, reply) {
      const { reason } = request.body as Body<"withdrawChangeSet">;
      return versioned(reply, await withdraw(database, takenBy(deps, request, reason)));
    },
    async reviewChangeSet(request, reply) {
      const decision = request.body as Body<"reviewChangeSet">;
      const reviewed = await review(database, decision, takenBy(deps, request, decision.note));
      if (reviewed.state === "approved") await makeReady(database, register, reviewed.id, securityClock.now());
      return versioned(reply, reviewed);
    },
    async publishChangeSet(request, reply) {
      const { reason } = request.body as Body<"publishChangeSet">;
      return answerPublished(reply, 201, await publish(database, register, takenBy(deps, request, reason)));
    },
    async scheduleChangeSet(request, reply) {
      const { at, reason } = request.body as Body<"scheduleChangeSet">;
      return versioned(reply, await schedule(database, { at, clock }, takenBy(deps, request, reason)));
    },
    async unscheduleChangeSet(request, reply) {
      return versioned(
        reply,
        await unschedule(database, takenBy(deps, request, "SCHEDULE_CANCELED" satisfies SystemReason)),
      );
    },
  };
}

/** Change sets: drafts that are reviewed and published together. */
export const changeSetOperations = (deps: Dependencies): Operations => ({ ...keeping(deps), ...steps(deps) });
