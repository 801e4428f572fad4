import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { useState } from "react";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { changesReading } from "../../data/changes.api.ts";
import { pageSize, type Release, type ReleasePage, releasesReading } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { ReleaseCard, RestoredCard } from "./MomentCards.tsx";
import { timelineOf } from "./timeline.ts";

/** Releases and ways back, newest first; older ones page by page. */
export function Timeline({ newest }: { newest: ReleasePage }) {
  const t = useCopy();
  const [pages, setPages] = useState<readonly Older[]>([]);
  const oldest = newest.releases.at(-1);
  const last = pages.at(-1);
  return (
    <Stack gap="medium">
      <Heading level={2}>{t("studio.releases.timeline")}</Heading>
      {newest.releases.length === 0 && <EmptyState level={3} title={t("studio.releases.none")} />}
      <Moments releases={newest.releases} />
      {pages.map((older) => (
        <OlderPage key={older.before} older={older} onMore={older === last ? (next) => setPages([...pages, next]) : undefined} />
      ))}
      {pages.length === 0 && newest.releases.length === pageSize && oldest && <More onPress={() => setPages([after(oldest)])} />}
    </Stack>
  );
}

/** A page of what came before a release, which was made at an instant. */
type Older = { before: string; until: string };
type OlderProps = { older: Older; onMore: ((older: Older) => void) | undefined };

const after = ({ release, at }: Release): Older => ({ before: release, until: at });

function OlderPage({ older, onMore }: OlderProps) {
  const t = useCopy();
  const { read, again } = useRead(releasesReading(older.before));
  const oldest = read.data?.releases.at(-1);
  if (read.phase === "failed" && read.data === undefined) return <ProblemAlert problem={read.problem} onRetry={again} />;
  if (read.data === undefined) return <Button variant="secondary" busy={t("studio.shared.loadingOlder")}>{t("studio.shared.older")}</Button>;
  return (
    <>
      <Moments releases={read.data.releases} until={older.until} />
      {onMore && read.data.releases.length === pageSize && oldest && <More onPress={() => onMore(after(oldest))} />}
    </>
  );
}

/** The ways back that are known stand among the releases of each page. */
function Moments({ releases, until }: { releases: readonly Release[]; until?: string }) {
  const { read } = useRead(changesReading({ action: "restored", limit: 200 }));
  const back = (read.data ?? []).filter(({ at }) => until === undefined || at < until);
  return (
    <Stack as="ul" gap="medium">
      {timelineOf(releases, back, releases.length < pageSize).map((moment) =>
        moment.kind === "release" ? <ReleaseCard key={moment.release.release} release={moment.release} /> : <RestoredCard key={`back ${moment.entry.id}`} entry={moment.entry} />,
      )}
    </Stack>
  );
}

function More({ onPress }: { onPress: () => void }) {
  const t = useCopy();
  return (
    <Inline>
      <Button variant="secondary" onPress={onPress}>
        {t("studio.shared.older")}
      </Button>
    </Inline>
  );
}
