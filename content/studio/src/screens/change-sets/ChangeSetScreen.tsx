import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading } from "@portico/design-system/text";
import { useParams } from "react-router-dom";
import { Comments } from "../../components/comments/Comments.tsx";
import { numberIn } from "../../components/places.ts";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { isUnknown, UnknownThing } from "../../components/UnknownThing.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { type ChangeSetDetails, changeSetReading } from "../../data/changeSets.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useMaySettle, useMayTake } from "../../session/sessionContext.ts";
import { ChangeSetActions } from "./ChangeSetActions.tsx";
import { ChangeSetFacts } from "./ChangeSetFacts.tsx";
import { ChangeSetItems } from "./ChangeSetItems.tsx";
import { ChangeSetNotices } from "./ChangeSetNotices.tsx";
import { ChangeSetSteps } from "./ChangeSetSteps.tsx";
import { subjectOf } from "./offers.ts";
import { RenameButton } from "./RenameButton.tsx";

/** One change set: where it stands, what is in it, what was said of it, and what can be done with it. */
export function ChangeSetScreen() {
  const id = numberIn(useParams()["id"] ?? null);
  return id === undefined ? <UnknownThing of="changeSets" /> : <ChangeSetPage key={id} id={id} />;
}

function ChangeSetPage({ id }: { id: number }) {
  const t = useCopy();
  const { read, again } = useRead(changeSetReading(id));
  if (isUnknown(read)) return <UnknownThing of="changeSets" />;
  const title = read.data?.changeSet.title ?? t("studio.changeSets.one", { id });
  return (
    <Page width="wide">
      <Stack gap="large">
        <Header id={id} title={title} details={read.data} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.changeSets.loadingOne")} />}>
          {(details) => <Details details={details} onStale={again} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Header({ id, title, details }: { id: number; title: string; details: ChangeSetDetails | undefined }) {
  const t = useCopy();
  useScreenTitle(title);
  const mayRename = useMayTake("rename", details ? subjectOf(details) : { items: [] });
  const state = details?.changeSet.state;
  const isOver = state === undefined || state === "published" || state === "discarded";
  return (
    <PageHeader
      back={{ href: "/studio/change-sets", label: t("studio.changeSets.title") }}
      eyebrow={t("studio.changeSets.one", { id })}
      title={title}
      actions={details && mayRename && !isOver && <RenameButton changeSet={details.changeSet} />}
    />
  );
}

function Details({ details, onStale }: { details: ChangeSetDetails; onStale: () => void }) {
  const t = useCopy();
  const maySettle = useMaySettle(subjectOf(details).items);
  return (
    <Stack gap="xlarge">
      <Stack gap="large">
        <ChangeSetSteps changeSet={details.changeSet} />
        <ChangeSetNotices details={details} />
        <ChangeSetActions details={details} onStale={onStale} />
      </Stack>
      <ChangeSetItems details={details} />
      <ChangeSetFacts changeSet={details.changeSet} />
      <Stack gap="medium">
        <Heading level={2} id="comments">
          {t("studio.comments.title")}
        </Heading>
        <Comments about={{ changeSet: details.changeSet.id }} maySettle={maySettle} headingId="comments" />
      </Stack>
    </Stack>
  );
}
