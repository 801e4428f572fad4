import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Tabs } from "@portico/design-system/tabs";
import { useSearchParams } from "react-router-dom";
import { ChangeSetCard } from "../../components/ChangeSetCard.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { isMine, waitsFor } from "../../components/waiting.ts";
import { type ChangeSet, changeSetsReading, type ChangeSetState } from "../../data/changeSets.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useEditor, useMay } from "../../session/sessionContext.ts";
import { CreateButton } from "./TitleDialog.tsx";

/** All change sets, in tabs by state; the selected tab is in the URL. */
export function ChangeSetsScreen() {
  const t = useCopy();
  const mayEdit = useMay("edit");
  const [query, setQuery] = useSearchParams();
  const show = showIn(query);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          title={t("studio.changeSets.title")}
          description={t("studio.changeSets.lead")}
          actions={mayEdit && <CreateButton />}
        />
        <Tabs
          label={t("studio.changeSets.shows")}
          value={show}
          onChange={(next) => setQuery(next === "mine" ? {} : { show: next }, { replace: true })}
          tabs={shows.map((id) => ({
            id,
            label: t(`studio.changeSets.show.${id}`),
            content: id === show && <ChangeSetList show={id} />,
          }))}
        />
      </Stack>
    </Page>
  );
}

/** The change sets of one tab, newest first. */
function ChangeSetList({ show }: { show: Show }) {
  const t = useCopy();
  const editor = useEditor();
  const { read, again } = useRead(changeSetsReading(stateOf(show)));
  const shown = (all: readonly ChangeSet[]) =>
    show === "mine" && editor ? all.filter((each) => isMine(editor, each)) : all;
  const none = (
    <EmptyState level={2} title={t(`studio.changeSets.none.${show}.title`)}>
      {t(`studio.changeSets.none.${show}.detail`)}
    </EmptyState>
  );
  return (
    <Stack gap="large">
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={<RowSkeletons label={t("studio.changeSets.loading")} />}
        empty={{ when: (all) => shown(all).length === 0, show: none }}
      >
        {(all) => (
          <Stack as="ul" gap="medium">
            {shown(all).map((changeSet) => (
              <ChangeSetCard key={changeSet.id} changeSet={changeSet} level={2}>
                {editor && waitsFor(editor, changeSet) && (
                  <Inline>
                    <Badge tone="warning">{t("studio.changeSets.waitsForYou")}</Badge>
                  </Inline>
                )}
              </ChangeSetCard>
            ))}
          </Stack>
        )}
      </ScreenState>
    </Stack>
  );
}

/** The tabs, in order. */
const shows = ["mine", "open", "inReview", "approved", "scheduled", "published"] as const;
type Show = (typeof shows)[number];

/** The tab that a URL names; the first one by default or when invalid. */
const showIn = (query: URLSearchParams): Show => shows.find((show) => show === query.get("show")) ?? "mine";

/** The state to filter by; "mine" has any state. */
const stateOf = (show: Show): ChangeSetState | undefined => (show === "mine" ? undefined : show);
