import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useId, useState } from "react";
import { Facts } from "./Facts.tsx";
import { When } from "./InlineText.tsx";
import { reasonText } from "./reasonText.ts";
import { RowSkeletons, ScreenState } from "./ScreenState.tsx";
import { changesReading, type HistoryEntry } from "../data/changes.api.ts";
import { useRead } from "../data/useRead.ts";

/** Enough entries to find a former version; the history screen has all. */
const shown = 20;
const told = ["draftSaved", "draftDiscarded", "published", "restored"] as const;

export type VersionHistoryProps<Definition> = {
  name: string;
  /** Continues from a former version, perhaps after a question; absent for somebody who may not change it. */
  onUse: ((definition: Definition, onUsed: () => void) => void) | undefined;
};

/** The history of a form or an article, newest first; any former version can be taken into the editor. */
export function VersionHistory<Definition>({ name, onUse }: VersionHistoryProps<Definition>) {
  const t = useCopy();
  const id = useId();
  const { read, again } = useRead(changesReading({ key: name, limit: shown }));
  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading level={2} id={id}>
          {t("studio.forms.history")}
        </Heading>
        <ScreenState
          read={read}
          onRetry={again}
          skeleton={<RowSkeletons label={t("studio.forms.history.loading")} rows={1} />}
          empty={{
            when: (entries: HistoryEntry[]) => entries.length === 0,
            show: <Text>{t("studio.forms.history.none")}</Text>,
          }}
        >
          {(entries) => <Entries entries={entries} onUse={onUse} />}
        </ScreenState>
      </Stack>
    </section>
  );
}

type EntriesProps<Definition> = { entries: readonly HistoryEntry[] } & Pick<VersionHistoryProps<Definition>, "onUse">;

function Entries<Definition>({ entries, onUse }: EntriesProps<Definition>) {
  const t = useCopy();
  const [used, setUsed] = useState("");
  const what = ({ action, author }: HistoryEntry) =>
    t("studio.forms.history.entry", { action: told.find((known) => known === action) ?? "other", author });
  return (
    <>
      <Facts
        items={entries.map((entry) => ({
          id: String(entry.id),
          term: <When at={entry.at} />,
          detail: what(entry),
          aside: (
            <Inline gap="small">
              <span>{reasonText(t, entry.reason)}</span>
              {onUse && entry.value !== undefined && (
                <Button
                  variant="quiet"
                  size="compact"
                  onPress={() => onUse(entry.value as Definition, () => setUsed(t("studio.forms.history.used")))}
                >
                  {t("studio.forms.history.use")}
                </Button>
              )}
            </Inline>
          ),
        }))}
      />
      {used !== "" && <Text>{used}</Text>}
      <LiveRegion urgency="polite" message={used} />
    </>
  );
}
