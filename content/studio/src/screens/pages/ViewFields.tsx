import { useCopy } from "@portico/content-runtime/react";
import { Select } from "@portico/design-system/field";
import type { DraftsShown } from "../../components/pageView.ts";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";
import type { PreviewChoices } from "../../data/previews.api.ts";
import { productionOf, releasesReading, stagingOf } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { pageAt } from "./view.ts";

type PageProps = {
  choices: PreviewChoices;
  page: string;
  title?: string | undefined;
  onChange: (page: string) => void;
};

/** The portal page. One that is only reachable by a link, such as a single statement, is listed under its own title. */
export function PageSelect({ choices, page, title, onChange }: PageProps) {
  const t = useCopy();
  const offered = pageAt(choices, page);
  const options = choices.pages.map(({ address, name }) => ({ value: address, label: name }));
  const other = offered ? [] : [{ value: page, label: title ?? page }];
  return (
    <Select
      label={t("studio.pages.page")}
      name="page"
      value={offered?.address ?? page}
      options={[...options, ...other]}
      onChange={onChange}
    />
  );
}

type ChangeSetProps = { changeSet: DraftsShown; onChange: (changeSet: DraftsShown) => void };

const draftsOf = (value: string): DraftsShown => (value === "staging" ? value : value === "" ? null : Number(value));

/** Change sets that are neither published nor discarded. */
const isPending = ({ state }: ChangeSet) => state !== "published" && state !== "discarded";

/**
 * Whose drafts override the live messages. A change set missing from the list, or shown before the list loads, has its
 * id as label.
 */
export function ChangeSetSelect({ changeSet, onChange }: ChangeSetProps) {
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
      return {
        value: String(id),
        label: staged.includes(id) ? t("studio.pages.changeSet.staged", { name: label }) : label,
      };
    }),
    ...(isListed ? [] : [{ value: String(changeSet), label: t("studio.changeSets.one", { id: changeSet }) }]),
  ];
  return (
    <Select
      label={t("studio.pages.changeSet")}
      name="pageChangeSet"
      value={String(changeSet ?? "")}
      options={options}
      onChange={(value) => onChange(draftsOf(value))}
    />
  );
}

/** Change sets on staging. */
function useStagedSets(): readonly number[] {
  const { read } = useRead(releasesReading());
  const page = read.data;
  const release = page && stagingOf(page.live)?.release;
  if (page === undefined || release === productionOf(page.live)?.release) return [];
  return page.releases.find((each) => each.release === release)?.changeSets ?? [];
}
