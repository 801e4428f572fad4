import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useId, useState } from "react";
import { Facts } from "../../components/Facts.tsx";
import { When } from "../../components/InlineText.tsx";
import { reasonText } from "../../components/reasonText.ts";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { changesReading, type HistoryEntry } from "../../data/changes.api.ts";
import { useRead } from "../../data/useRead.ts";
import type { FormDefinition } from "./forms.api.ts";

/** Enough entries to find a former version; the history screen has all. */
const shown = 20;
const told = ["draftSaved", "draftDiscarded", "published", "restored"] as const;

type Props = {
  name: string;
  /** Continues from a former version; absent for somebody who may not change the form. */
  onUse: ((form: FormDefinition) => void) | undefined;
};

/** The form's history, newest first; any former version can be taken into the editor. */
export function FormHistory({ name, onUse }: Props) {
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

function Entries({ entries, onUse }: { entries: readonly HistoryEntry[] } & Pick<Props, "onUse">) {
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
                  onPress={() => {
                    onUse(entry.value as FormDefinition);
                    setUsed(t("studio.forms.history.used"));
                  }}
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
