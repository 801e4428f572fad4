import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../../dependencies.ts";
import type { Operations } from "../../../lib/operations.ts";
import { builtIn } from "../catalogue.ts";
import { reviewRows } from "../change-sets/changeSets.repository.ts";
import { differences } from "./releaseDifferences.reads.ts";
import { restore } from "./rollback.service.ts";
import { liveEtag } from "../change-sets/optimisticConcurrency.ts";
import { actorOf, answerPublished, byline, releaseIn, versionOf, type Body } from "../editorRequest.ts";
import { writersOf } from "../change-sets/pastChangeSets.reads.ts";
import { releaseOf } from "./publication.ts";
import { promote, stage } from "./publish.service.ts";
import { liveRows, promotedOf, releaseRows, type LiveRow, type ReleaseSummary } from "./releases.repository.ts";

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const shownOf = ({ environment, site, release, sequence, at, author, reason }: LiveRow) => ({
  environment,
  site,
  release: String(release),
  sequence,
  at: at.toISOString(),
  author,
  reason,
});

async function releaseList(
  { database }: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { before, limit } = request.query as { before?: string; limit: number };
  const live = await liveRows(database);
  const rows = await releaseRows(database, numberOf(before), limit);
  const promoted = await promotedOf(
    database,
    rows.map(({ id }) => id),
  );
  const sets = [...new Set(rows.flatMap(({ changeSets }) => changeSets.map(({ id }) => id)))];
  const [writers, reviews] = [await writersOf(database, sets), sets.length > 0 ? await reviewRows(database, sets) : []];
  const approvals = reviews.filter(({ decision }) => decision === "approve");
  const handsIn = ({ changeSets }: ReleaseSummary) => {
    const ids = changeSets.map(({ id }) => id);
    const approvers = approvals.filter(({ changeSet }) => ids.includes(changeSet)).map(({ reviewer }) => reviewer);
    return ids.length === 0
      ? {}
      : {
          writers: [...new Set(ids.flatMap((id) => writers.get(id) ?? []))].sort(),
          approvers: [...new Set(approvers)].sort(),
        };
  };
  const releases = rows.map((row) => ({
    ...releaseOf(row, live),
    ...handsIn(row),
    ...(row.kind === "stage" ? { promoted: promoted.has(row.id) } : {}),
  }));
  return reply.header("etag", liveEtag(live)).send({ releases, live: live.map(shownOf) });
}

/** Releases: history, live, staging, and rollback. */
export function releaseOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    listReleases: (request, reply) => releaseList(deps, request, reply),
    compareReleases: (request) =>
      differences(database, releaseIn(request), Number((request.query as { with: string }).with)),
    async restoreRelease(request, reply) {
      const { reason } = request.body as Body<"restoreRelease">;
      return answerPublished(
        reply,
        200,
        await restore(
          database,
          releaseIn(request),
          versionOf(request),
          byline(deps, request, reason),
          actorOf(request),
        ),
      );
    },
    async stageChangeSets(request, reply) {
      const { changeSets, reason } = request.body as Body<"stageChangeSets">;
      return answerPublished(
        reply,
        200,
        await stage(
          database,
          builtIn.register,
          changeSets,
          versionOf(request),
          byline(deps, request, reason),
          actorOf(request),
        ),
      );
    },
    async promoteStaging(request, reply) {
      const { reason } = request.body as Body<"promoteStaging">;
      return answerPublished(
        reply,
        200,
        await promote(database, versionOf(request), byline(deps, request, reason), actorOf(request)),
      );
    },
  };
}
