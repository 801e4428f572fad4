import type { components } from "@portico/openapi/studio";
import { answer, type Answer } from "../api/answer.ts";
import type { Change } from "./useAction.ts";
import type { Reading } from "./useRead.ts";

type Schemas = components["schemas"];
export type Release = Schemas["Release"];
export type Live = Schemas["Live"];
export type Differences = Schemas["Differences"];

/** Releases, newest first; which one is live where; and the version (ETag) that rollback and staging are based on. */
export type ReleasePage = { releases: Release[]; live: Live[]; version: string };

const notFound: Answer<never> = { ok: false, problem: { status: 404, code: "NOT_FOUND" } };

export const pageSize = 50;

/** A page of releases; with `before`, those older than that one. */
export const releasesReading = (before?: string): Reading<ReleasePage> => ({
  name: `releases/list/${before ?? "newest"}`,
  async load({ content }) {
    const answered = await answer(
      content.GET("/content/v1/editor/releases", { params: { query: { before, limit: pageSize } } }),
    );
    return answered.ok ? { ...answered, data: { ...answered.data, version: answered.version ?? "" } } : answered;
  },
});

/** One release: the first before the next number. */
export const releaseReading = (release: string): Reading<Release> => ({
  name: `releases/one/${release}`,
  async load({ content }) {
    const answered = await answer(
      content.GET("/content/v1/editor/releases", {
        params: { query: { before: String(Number(release) + 1), limit: 1 } },
      }),
    );
    if (!answered.ok) return answered;
    const [found] = answered.data.releases;
    return found?.release === release ? { ...answered, data: found } : notFound;
  },
});

/** The differences between two releases. */
export const differencesReading = (from: string, to: string): Reading<Differences> => ({
  name: `releases/differences/${from}/${to}`,
  load: ({ content }) =>
    answer(
      content.GET("/content/v1/editor/releases/{release}/differences", {
        params: { path: { release: from }, query: { with: to } },
      }),
    ),
});

const changes = [
  "releases",
  "changeSets",
  "changes",
  "messages",
  "toggles",
  "forms",
  "articles",
  "message",
  "toggle",
  "form",
  "article",
] as const;

/** Rolls back to an earlier release. `version` is sent in `If-Match`: 412 when live or staging changed meanwhile. */
export const restoreRelease: Change<{ release: string; version: string; reason: string }, Release> = {
  act: ({ content, writing }, { release, version, reason }) =>
    answer(
      content.POST("/content/v1/editor/releases/{release}/restore", {
        params: { path: { release }, header: writing(version) },
        body: { reason },
      }),
    ),
  changes,
};

/** Sets the change sets on staging; an empty list clears it. */
export const stageChangeSets: Change<{ changeSets: number[]; version: string; reason: string }, Release> = {
  act: ({ content, writing }, { version, ...body }) =>
    answer(content.PUT("/content/v1/editor/staging", { params: { header: writing(version) }, body })),
  changes,
};

/** Promotes staging to live. `version` is sent in `If-Match`: 412 when staging or live changed meanwhile. */
export const promoteStaging: Change<{ version: string; reason: string }, Release> = {
  act: ({ content, writing }, { version, reason }) =>
    answer(
      content.POST("/content/v1/editor/staging/promotion", { params: { header: writing(version) }, body: { reason } }),
    ),
  changes,
};

/** What customers see; the same release on both sites. */
export const productionOf = (live: readonly Live[]): Live | undefined =>
  live.find(({ environment }) => environment === "production");

/** The release on staging. */
export const stagingOf = (live: readonly Live[]): Live | undefined =>
  live.find(({ environment }) => environment === "stage");

/** Whether staging differs from live. */
export const stagingDiffers = ({ live }: Pick<ReleasePage, "live">): boolean =>
  stagingOf(live)?.release !== productionOf(live)?.release;

/** Whether a release was ever live: one that was only on staging cannot be a rollback target. */
export const wasShown = ({ kind, promoted }: Release): boolean => kind !== "stage" || promoted === true;
