import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { ChangeSetCard } from "../../components/ChangeSetCard.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import type { ChangeSet } from "../../data/changeSets.api.ts";
import { useEditor } from "../../session/sessionContext.ts";
import { useWaiting, type WaitingPart } from "./useWaiting.ts";

/** The user's tasks, most urgent first. */
export function Waiting() {
  const t = useCopy();
  const editor = useEditor();
  const { read, again } = useWaiting(editor);
  const none = <Text tone="quiet">{t("studio.home.waiting.none")}</Text>;
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.home.waiting")}</Heading>
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={<RowSkeletons label={t("studio.changeSets.loading")} rows={2} />}
        empty={{ when: (parts) => parts.length === 0, show: none }}
      >
        {(parts) => (
          <Stack gap="large">
            {parts.map(({ part, changeSets }) => (
              <Part key={part} part={part} changeSets={changeSets} />
            ))}
          </Stack>
        )}
      </ScreenState>
    </Stack>
  );
}

function Part({ part, changeSets }: { part: WaitingPart; changeSets: readonly ChangeSet[] }) {
  const t = useCopy();
  return (
    <Stack gap="small">
      <Text weight="strong">{t(`studio.home.waiting.${part}`)}</Text>
      <Stack as="ul" gap="small">
        {changeSets.map((changeSet) => (
          <ChangeSetCard key={changeSet.id} changeSet={changeSet} level={3} />
        ))}
      </Stack>
    </Stack>
  );
}
