import { useMemo } from "react";
import type { Answer } from "../../../api/answer.ts";
import { changeSetReading, type ChangeSetDetails } from "../../../data/changeSets.api.ts";
import { type Reading, useRead } from "../../../data/useRead.ts";

const none: Answer<undefined> = { ok: true, data: undefined, version: undefined };
const nothing: Reading<ChangeSetDetails | undefined> = { name: "changeSets/none", load: () => Promise.resolve(none) };

/** The messages that a change set changes: those of a page that shows its drafts are marked among its words. */
export function useDraftedKeys(changeSet: number | null): ReadonlySet<string> {
  const { read } = useRead<ChangeSetDetails | undefined>(changeSet === null ? nothing : changeSetReading(changeSet));
  const drafts = read.data?.drafts;
  return useMemo(() => new Set(drafts?.filter(({ item }) => item === "message").map(({ key }) => key)), [drafts]);
}
