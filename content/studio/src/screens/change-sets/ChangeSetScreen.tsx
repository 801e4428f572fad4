import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Stepper, type StepState } from "@portico/design-system/stepper";
import { Heading, Text } from "@portico/design-system/text";
import { useParams } from "react-router-dom";
import { Comments } from "../../components/comments/Comments.tsx";
import { Facts } from "../../components/Facts.tsx";
import { numberIn } from "../../components/hrefs.ts";
import { PersonName, When } from "../../components/InlineText.tsx";
import { isUnknown, UnknownThing } from "../../components/NoticePage.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import {
  type ChangeSet,
  type ChangeSetDetails,
  changeSetReading,
  type ChangeSetState,
} from "../../data/changeSets.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useMaySettle, useMayTake } from "../../session/sessionContext.ts";
import { ChangeSetActions } from "./ChangeSetActions.tsx";
import { ChangeSetItems } from "./ChangeSetItems.tsx";
import { ChangeSetNotices } from "./ChangeSetNotices.tsx";
import { subjectOf } from "./offers.ts";
import { RenameButton } from "./TitleDialog.tsx";

/** One change set: its state, its items, its comments, its actions. */
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

const steps = ["writing", "review", "publishing"] as const;

/** The number of completed workflow steps in a state. */
const done: Record<Exclude<ChangeSetState, "discarded">, number> = {
  open: 0,
  inReview: 1,
  approved: 2,
  scheduled: 2,
  published: 3,
};

/** The progress of a change set from draft to published. */
function ChangeSetSteps({ changeSet }: { changeSet: ChangeSet }) {
  const t = useCopy();
  const { state, publishAt, reviews, approvalsNeeded } = changeSet;
  if (state === "discarded") return null;
  const stateAt = (place: number): Exclude<StepState, "error"> =>
    place < done[state] ? "done" : place === done[state] ? "current" : "upcoming";
  const approvals = t("studio.changeSets.approvals", {
    given: reviews.filter(({ decision }) => decision === "approve").length,
    needed: approvalsNeeded,
  });
  const answers = {
    writing: undefined,
    review: state === "open" ? undefined : approvals,
    publishing: publishAt && <When at={publishAt} />,
  };
  return (
    <Stepper
      label={t("studio.changeSets.steps")}
      progress={t(`studio.changeSets.state.${state}`)}
      steps={steps.map((id, place) => ({
        id,
        label: t(`studio.changeSets.steps.${id}`),
        state: stateAt(place),
        stateLabel: t(`studio.changeSets.steps.${stateAt(place)}`),
        answer: answers[id],
      }))}
    />
  );
}

/** Everyone involved in a change set: author, contributors, reviewers. */
function ChangeSetFacts({ changeSet }: { changeSet: ChangeSet }) {
  const t = useCopy();
  const { id, author, at, contributors, legal } = changeSet;
  const facts = [
    {
      id: "begun",
      term: t("studio.changeSets.fact.begun"),
      detail: (
        <>
          <PersonName>{author}</PersonName>, <When at={at} />
        </>
      ),
    },
    {
      id: "writers",
      term: t("studio.changeSets.fact.writers"),
      detail:
        contributors.length > 0 ? (
          <PersonName>{contributors.join(", ")}</PersonName>
        ) : (
          t("studio.changeSets.fact.nobody")
        ),
    },
    {
      id: "needs",
      term: t("studio.changeSets.fact.needs"),
      detail: t(legal ? "studio.changeSets.fact.needsTwo" : "studio.changeSets.fact.needsOne"),
    },
    { id: "reviews", term: t("studio.changeSets.fact.reviews"), detail: <Reviews changeSet={changeSet} /> },
  ];
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.changeSets.facts")}</Heading>
      <Facts items={facts} variant="pairs" />
      <Text>
        <Link href={`/studio/history?changeSet=${id}`}>{t("studio.changeSets.history")}</Link>
      </Text>
    </Stack>
  );
}

function Reviews({ changeSet: { reviews } }: { changeSet: ChangeSet }) {
  const t = useCopy();
  if (reviews.length === 0) return t("studio.changeSets.fact.noReviews");
  return (
    <Stack gap="xsmall">
      {reviews.map(({ reviewer, decision, note, at }) => (
        <span key={`${reviewer} ${at}`}>
          <PersonName>{reviewer}</PersonName>: {t(`studio.changeSets.decision.${decision}`)}, <When at={at} />
          {note && `. ${note}`}
        </span>
      ))}
    </Stack>
  );
}
