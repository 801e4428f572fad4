import { useCopy } from "@portico/content-runtime/react";
import { Select } from "@portico/design-system/field";
import type { DraftsShown } from "../../components/pageView.ts";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";
import { productionOf, releasesReading, stageOf } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";

type Props = { changeSet: DraftsShown; onChange: (changeSet: DraftsShown) => void };

const draftsOf = (value: string): DraftsShown => (value === "staging" ? value : value === "" ? null : Number(value));

/** Those whose drafts are not live yet, and not dropped. */
const isPending = ({ state }: ChangeSet) => state !== "published" && state !== "discarded";

/** Whose drafts lie over what customers read. One that is not in the list, or while the list is not there, is named by its number. */
export function ChangeSetSelect({ changeSet, onChange }: Props) {
  const t = useCopy();
  const { read } = useRead(changeSetsReading());
  const staged = useStagedSets();
  const pending = (read.data ?? []).filter(isPending);
  const offersStaging = staged.length > 0 || changeSet === "staging";
  const isListed = changeSet === null || changeSet === "staging" || pending.some(({ id }) => id === changeSet);
  const options = [
    { value: "", label: t("studio.pages.changeSet.none") },
    ...(offersStaging ? [{ value: "staging", label: t("studio.pages.changeSet.staging") }] : []),
    ...pending.map(({ id, title, author }) => {
      const label = t("studio.editor.changeSet.option", { title, author });
      return { value: String(id), label: staged.includes(id) ? t("studio.pages.changeSet.staged", { name: label }) : label };
    }),
    ...(isListed ? [] : [{ value: String(changeSet), label: t("studio.changeSets.one", { id: changeSet }) }]),
  ];
  return <Select label={t("studio.pages.changeSet")} name="pageChangeSet" value={String(changeSet ?? "")} options={options} onChange={(value) => onChange(draftsOf(value))} />;
}

/** Change sets that staging shows. */
function useStagedSets(): readonly number[] {
  const { read } = useRead(releasesReading());
  const page = read.data;
  const release = page && stageOf(page.live)?.release;
  if (page === undefined || release === productionOf(page.live)?.release) return [];
  return page.releases.find((each) => each.release === release)?.changeSets ?? [];
}
