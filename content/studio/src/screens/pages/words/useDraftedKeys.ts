import { useMemo } from "react";
import type { Answer } from "../../../api/answer.ts";
import { changeSetOf, type DraftsShown } from "../../../components/pageView.ts";
import { changeSetReading, type ChangeSetDetails } from "../../../data/changeSets.api.ts";
import { type Differences, differencesReading, productionOf, type ReleasePage, releasesReading, stageOf } from "../../../data/releases.api.ts";
import { type Reading, useRead } from "../../../data/useRead.ts";

const none: Answer<undefined> = { ok: true, data: undefined, version: undefined };
const nothing: Reading<undefined> = { name: "drafts/none", load: () => Promise.resolve(none) };

/** The messages that the drafts shown change: those of a page that shows them are marked among its words. */
export function useDraftedKeys(shown: DraftsShown): ReadonlySet<string> {
  const changeSet = changeSetOf(shown);
  const { read: details } = useRead<ChangeSetDetails | undefined>(changeSet === null ? nothing : changeSetReading(changeSet));
  const { read: releases } = useRead<ReleasePage | undefined>(shown === "staging" ? releasesReading() : nothing);
  const [production, staging] = [productionOf(releases.data?.live ?? []), stageOf(releases.data?.live ?? [])];
  const { read: differences } = useRead<Differences | undefined>(production && staging ? differencesReading(production.release, staging.release) : nothing);
  const [drafts, staged] = [details.data?.drafts, differences.data?.messages];
  return useMemo(() => new Set([...(drafts ?? []).filter(({ item }) => item === "message"), ...(staged ?? [])].map(({ key }) => key)), [drafts, staged]);
}
