import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useId, useState } from "react";
import { reasonText } from "../../components/reasonText.ts";
import { useFocusOnArrival } from "../../components/focus.ts";
import { changeSetHref, releaseHref } from "../../components/hrefs.ts";
import { PersonName, When } from "../../components/InlineText.tsx";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { changesReading, type HistoryEntry } from "../../data/changes.api.ts";
import { pageSize, type Release, type ReleasePage, releasesReading } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { timelineOf } from "./timeline.ts";

/** Releases and rollbacks, newest first; older ones page by page. */
export function Timeline({ newest }: { newest: ReleasePage }) {
  const t = useCopy();
  /** How many older pages are open; the first begins after the newest page, which moves with every release. */
  const [openPages, setOpenPages] = useState(0);
  const oldest = newest.releases.at(-1);
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.releases.timeline")}</Heading>
      {newest.releases.length === 0 && <EmptyState level={3} title={t("studio.releases.none")} />}
      <TimelineEntries releases={newest.releases} />
      {newest.releases.length === pageSize && oldest && (
        <OlderPages after={oldest} count={openPages} onMore={() => setOpenPages(openPages + 1)} />
      )}
    </Stack>
  );
}

type OlderPagesProps = { after: Release; count: number; onMore: () => void };

/**
 * The pages of releases older than a release, each beginning after the last release of the one before, and the button
 * that opens the next.
 */
function OlderPages({ after, count, onMore }: OlderPagesProps) {
  return count === 0 ? <More onPress={onMore} /> : <OlderPage after={after} count={count} onMore={onMore} />;
}

function OlderPage({ after, count, onMore }: OlderPagesProps) {
  const { read, again } = useRead(releasesReading(after.release));
  const oldest = read.data?.releases.at(-1);
  const isUnread = read.phase === "failed" && read.data === undefined;
  const page = useFocusOnArrival<HTMLDivElement>(isUnread ? "failed" : read.data && after.release);
  if (isUnread)
    return (
      <div ref={page}>
        <ProblemAlert problem={read.problem} onRetry={again} />
      </div>
    );
  if (read.data === undefined) return <More busy onPress={onMore} />;
  return (
    <>
      <div ref={page}>
        <TimelineEntries releases={read.data.releases} until={after.at} />
      </div>
      {read.data.releases.length === pageSize && oldest && (
        <OlderPages after={oldest} count={count - 1} onMore={onMore} />
      )}
    </>
  );
}

/** Merges the known rollbacks into each page of releases. */
function TimelineEntries({ releases, until }: { releases: readonly Release[]; until?: string }) {
  const { read } = useRead(changesReading({ action: "restored", whole: true, limit: 200 }));
  const back = (read.data ?? []).filter(({ at }) => until === undefined || at < until);
  return (
    <Stack as="ul" gap="medium">
      {timelineOf(releases, back, releases.length < pageSize).map((moment) =>
        moment.kind === "release" ? (
          <ReleaseCard key={moment.release.release} release={moment.release} />
        ) : (
          <RestoredCard key={`back ${moment.entry.id}`} entry={moment.entry} />
        ),
      )}
    </Stack>
  );
}

/** Opens the next page. */
function More({ busy = false, onPress }: { busy?: boolean; onPress: () => void }) {
  const t = useCopy();
  return (
    <Inline>
      <Button variant="secondary" {...(busy && { busy: t("studio.shared.loadingOlder") })} onPress={onPress}>
        {t("studio.shared.older")}
      </Button>
    </Inline>
  );
}

/** A release in the timeline: its changes, author, time and reason. */
function ReleaseCard({ release }: { release: Release }) {
  const t = useCopy();
  const id = useId();
  const { release: number, author, at, reason } = release;
  return (
    <Card as="li" padding="medium" labelledBy={id}>
      <Stack gap="small">
        <CardTitle level={3} id={id} aside={<Marks release={release} />}>
          <Link href={releaseHref(number)}>{t("studio.releases.one", { release: number })}</Link>
        </CardTitle>
        <Text>{reasonText(t, reason)}</Text>
        <Text as="div" size="small" tone="quiet">
          <Inline gap="medium">
            <span>
              <PersonName>{author}</PersonName>, <When at={at} />
            </span>
            <Extent release={release} />
          </Inline>
        </Text>
      </Stack>
    </Card>
  );
}

function Marks({ release: { kind, liveIn } }: { release: Release }) {
  const t = useCopy();
  return (
    <Inline gap="small">
      {liveIn.includes("production") && <Badge tone="success">{t("studio.releases.live")}</Badge>}
      {liveIn.includes("stage") && <Badge tone="info">{t("studio.releases.onStage")}</Badge>}
      {kind !== "publish" && (
        <Badge tone={kind === "kill" ? "critical" : "neutral"}>{t(`studio.releases.kind.${kind}`)}</Badge>
      )}
    </Inline>
  );
}

/** The number of changes, and the change sets they came from. */
function Extent({
  release: { changedMessages, changedToggles, changedForms, changedArticles, changeSets },
}: {
  release: Release;
}) {
  const t = useCopy();
  return (
    <>
      {changedMessages.length > 0 && <span>{t("studio.releases.messages", { count: changedMessages.length })}</span>}
      {changedToggles.length > 0 && <span>{t("studio.releases.toggles", { count: changedToggles.length })}</span>}
      {changedForms.length > 0 && <span>{t("studio.releases.forms", { count: changedForms.length })}</span>}
      {changedArticles.length > 0 && <span>{t("studio.releases.articles", { count: changedArticles.length })}</span>}
      {changeSets.map((set) => (
        <Link key={set} href={changeSetHref(set)}>
          {t("studio.changeSets.one", { id: set })}
        </Link>
      ))}
    </>
  );
}

/** A rollback to an earlier release. */
function RestoredCard({ entry: { author, at, reason, release = "" } }: { entry: HistoryEntry }) {
  const t = useCopy();
  return (
    <Card as="li" padding="medium" variant="sunken">
      <Stack gap="small">
        <Text weight="strong">
          <Link href={releaseHref(release)}>{t("studio.releases.cameBack", { release })}</Link>
        </Text>
        <Text>{reasonText(t, reason)}</Text>
        <Text size="small" tone="quiet">
          <PersonName>{author}</PersonName>, <When at={at} />
        </Text>
      </Stack>
    </Card>
  );
}
