import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { ChangeSetCard } from "../../components/ChangeSetCard.tsx";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { isMine, waitsFor } from "../../components/waiting.ts";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useEditor } from "../../session/sessionContext.ts";
import { type Show, stateOf } from "./shows.ts";

/** The change sets of one tab, newest first. */
export function ChangeSetList({ show }: { show: Show }) {
  const t = useCopy();
  const editor = useEditor();
  const { read, again } = useRead(changeSetsReading(stateOf(show)));
  const shown = (all: readonly ChangeSet[]) => (show === "mine" && editor ? all.filter((each) => isMine(editor, each)) : all);
  const none = <EmptyState level={2} title={t(`studio.changeSets.none.${show}.title`)}>{t(`studio.changeSets.none.${show}.detail`)}</EmptyState>;
  return (
    <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.changeSets.loading")} />} empty={{ when: (all) => shown(all).length === 0, show: none }}>
      {(all) => (
        <Stack as="ul" gap="medium">
          {shown(all).map((changeSet) => (
            <ChangeSetCard key={changeSet.id} changeSet={changeSet}>
              {editor && waitsFor(editor, changeSet) && (
                <Inline>
                  <Badge tone="attention">{t("studio.changeSets.waitsForYou")}</Badge>
                </Inline>
              )}
            </ChangeSetCard>
          ))}
        </Stack>
      )}
    </ScreenState>
  );
}
