import type { components } from "@portico/openapi/studio";
import { answer, type Answer } from "../api/answer.ts";
import type { Change } from "./useAction.ts";
import type { Reading } from "./useRead.ts";

type Schemas = components["schemas"];
export type Release = Schemas["Release"];
export type Live = Schemas["Live"];
export type Differences = Schemas["Differences"];

/** Releases, newest first, what is live where, and the version that going back and the stage start from. */
export type ReleasePage = { releases: Release[]; live: Live[]; version: string };

const notFound: Answer<never> = { ok: false, problem: { status: 404, code: "NOT_FOUND" } };

export const pageSize = 50;

/** A page of releases; with `before`, those made before that one. */
export const releasesReading = (before?: string): Reading<ReleasePage> => ({
  name: `releases/list/${before ?? "newest"}`,
  async load({ content }) {
    const answered = await answer(content.GET("/content/v1/editor/releases", { params: { query: { before, limit: pageSize } } }));
    return answered.ok ? { ...answered, data: { ...answered.data, version: answered.version ?? "" } } : answered;
  },
});

/** One release: the first of those before the next number. */
export const releaseReading = (release: string): Reading<Release> => ({
  name: `releases/one/${release}`,
  async load({ content }) {
    const answered = await answer(content.GET("/content/v1/editor/releases", { params: { query: { before: String(Number(release) + 1), limit: 1 } } }));
    if (!answered.ok) return answered;
    const [found] = answered.data.releases;
    return found?.release === release ? { ...answered, data: found } : notFound;
  },
});

/** What changes from one release to another. */
export const differencesReading = (from: string, to: string): Reading<Differences> => ({
  name: `releases/differences/${from}/${to}`,
  load: ({ content }) => answer(content.GET("/content/v1/editor/releases/{release}/differences", { params: { path: { release: from }, query: { with: to } } })),
});

const changes = ["releases", "changeSets", "changes", "messages", "toggles", "message", "toggle"] as const;

export const restoreRelease: Change<{ release: string; version: string; reason: string }, Release> = {
  act: ({ content, writing }, { release, version, reason }) =>
    answer(content.POST("/content/v1/editor/releases/{release}/restore", { params: { path: { release }, header: writing(version) }, body: { reason } })),
  changes,
};

/** Shows change sets on the stage; none takes everything off. */
export const putOnStage: Change<{ changeSets: number[]; version: string; reason: string }, Release> = {
  act: ({ content, writing }, { version, ...body }) => answer(content.PUT("/content/v1/editor/stage", { params: { header: writing(version) }, body })),
  changes,
};

export const promoteStage: Change<{ version: string; reason: string }, Release> = {
  act: ({ content, writing }, { version, reason }) => answer(content.POST("/content/v1/editor/stage/promotion", { params: { header: writing(version) }, body: { reason } })),
  changes,
};

/** What customers see; the same release on both sites. */
export const productionOf = (live: readonly Live[]): Live | undefined => live.find(({ environment }) => environment === "production");

export const stageOf = (live: readonly Live[]): Live | undefined => live.find(({ environment }) => environment === "stage");

/** Whether customers were ever shown a release: what was only looked at on the stage is no way back. */
export const wasShown = ({ kind, promoted }: Release): boolean => kind !== "stage" || promoted === true;
