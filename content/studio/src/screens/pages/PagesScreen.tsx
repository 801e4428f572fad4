import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Segmented } from "@portico/design-system/choice";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { matrixPath, type PageView } from "../../components/pageView.ts";
import { ScreenState } from "../../components/ScreenState.tsx";
import { type PreviewChoices, previewsReading } from "../../data/previews.api.ts";
import { useRead } from "../../data/useRead.ts";
import { PortalFrame } from "./frame/PortalFrame.tsx";
import { MessagePanel } from "./message/MessagePanel.tsx";
import * as css from "./pages.css.ts";
import { Tools } from "./Tools.tsx";
import { type PageWorkspaceHandle, usePageWorkspace } from "./usePageWorkspace.ts";
import { useFrameTitle, useView } from "./useView.ts";
import { WordsPanel } from "./words/WordsPanel.tsx";

/** A portal page with its messages beside it, for editing in context. */
export function PagesScreen() {
  const t = useCopy();
  const { read, again } = useRead(previewsReading);
  return (
    <Page width="full">
      <Stack gap="large">
        <PageHeader
          title={t("studio.pages.title")}
          description={t("studio.pages.lead")}
          actions={<Link href={matrixPath}>{t("studio.pages.toMatrix")}</Link>}
        />
        <ScreenState read={read} onRetry={again} skeleton={<PageSkeleton />}>
          {(choices) => <PageWorkspace choices={choices} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function PageSkeleton() {
  return (
    <SkeletonGroup label={useCopy()("studio.shell.loading")}>
      <Stack gap="large">
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}

const panelId = "page-words";

/** The toolbar, the page, and beside it the message list or the chosen message. */
function PageWorkspace({ choices }: { choices: PreviewChoices }) {
  const { view, change } = useView(choices);
  const workspace = usePageWorkspace(view, change);
  return (
    <Stack gap="large">
      <Tools view={view} choices={choices} title={workspace.frame.shown?.title} change={workspace.changeView} />
      <div className={css.room}>
        <div className={css.layouts[view.width]}>
          <div className={css.stays}>
            <Clicks workspace={workspace} />
            <PortalFrame
              frame={workspace.frame}
              src={workspace.src}
              title={useFrameTitle(view, choices)}
              width={view.width}
              skipTo={`#${panelId}`}
            />
          </div>
          <div id={panelId} tabIndex={-1} className={css.panel}>
            <WorkspacePanel view={view} workspace={workspace} />
          </div>
        </div>
      </div>
    </Stack>
  );
}

/** The mode switch (choose messages or browse), and the read-only notice. */
function Clicks({ workspace: { choosing, setChoosing, refused, closeRefused } }: { workspace: PageWorkspaceHandle }) {
  const t = useCopy();
  const options = (["choose", "use"] as const).map((value) => ({ value, label: t(`studio.pages.click.${value}`) }));
  return (
    <Stack gap="small" align="start">
      <Segmented
        label={t("studio.pages.click")}
        options={options}
        value={choosing ? "choose" : "use"}
        onChange={(value) => setChoosing(value === "choose")}
      />
      {refused && (
        <Alert
          tone="info"
          toneLabel={t("studio.shell.tone.info")}
          title={t("studio.pages.refused.title")}
          live="polite"
          dismiss={{ label: t("studio.shell.close"), onDismiss: closeRefused }}
        >
          {t("studio.pages.refused.detail")}
        </Alert>
      )}
    </Stack>
  );
}

function WorkspacePanel({ view, workspace }: { view: PageView; workspace: PageWorkspaceHandle }) {
  const { key } = view;
  if (key === null)
    return (
      <WordsPanel
        shown={workspace.frame.shown}
        changeSet={view.changeSet}
        from={workspace.from}
        onPoint={workspace.point}
        onChoose={workspace.choose}
      />
    );
  return (
    <MessagePanel
      key={key}
      view={view}
      messageKey={key}
      focus={workspace.chosen === key}
      onWrite={workspace.write}
      onBack={workspace.back}
    />
  );
}
