import { useCopy } from "@portico/content-runtime/react";
import { Text } from "@portico/design-system/text";
import { Facts } from "../../components/Facts.tsx";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { When } from "../../components/When.tsx";
import { changesReading, type HistoryEntry } from "../../data/changes.api.ts";
import { useRead } from "../../data/useRead.ts";

/** As many as help to understand how it is now; the whole history has a screen of its own. */
const shown = 20;
const told = ["draftSaved", "draftDiscarded", "published", "killed"] as const;

/** Who changed the toggle, when and why, newest first. */
export function ToggleHistory({ name }: { name: string }) {
  const t = useCopy();
  const { read, again } = useRead(changesReading({ key: name, limit: shown }));
  const none = { when: (entries: HistoryEntry[]) => entries.length === 0, show: <Text>{t("studio.toggles.history.none")}</Text> };
  return (
    <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.toggles.history.loading")} rows={1} />} empty={none}>
      {(entries) => <Entries entries={entries} />}
    </ScreenState>
  );
}

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useCopy();
  const what = ({ action, author }: HistoryEntry) => t(`studio.toggles.history.${told.find((known) => known === action) ?? "other"}`, { author });
  return <Facts items={entries.map((entry) => ({ id: String(entry.id), term: <When at={entry.at} />, detail: what(entry), aside: entry.reason }))} />;
}
