import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { ChangeSetStatus } from "../../components/ChangeSetCard.tsx";
import { pagesHref } from "../../components/pageView.ts";
import { changeSetHref, releaseHref } from "../../components/places.ts";
import { type Release, type ReleasePage, releaseReading, stageOf } from "../../data/releases.api.ts";
import { changeSetReading } from "../../data/changeSets.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useMay } from "../../session/sessionContext.ts";
import { hasOwnStage } from "./stage.ts";
import { StageActions } from "./StageActions.tsx";

/** What the stage shows: the same as customers see, or change sets on top of it. */
export function StageCard({ page, onStale }: { page: ReleasePage; onStale: () => void }) {
  const t = useCopy();
  const mayPublish = useMay("publish");
  const staged = hasOwnStage(page) ? stageOf(page.live)?.release : undefined;
  return (
    <Card labelledBy="stage">
      <Stack gap="medium">
        <CardTitle level={2} id="stage" aside={staged !== undefined && <Badge tone="note">{t("studio.releases.stage.own")}</Badge>}>
          {t("studio.releases.stage.title")}
        </CardTitle>
        <Text tone="quiet">{t(staged === undefined ? "studio.releases.stage.same" : "studio.releases.stage.differs")}</Text>
        {staged === undefined ? mayPublish && <StageActions page={page} onStage={[]} onStale={onStale} /> : <Staged release={staged} page={page} onStale={onStale} />}
        {!mayPublish && <Text tone="quiet">{t("studio.releases.role")}</Text>}
      </Stack>
    </Card>
  );
}

/** The release may be older than the newest page. */
function Staged({ release, page, onStale }: { release: string; page: ReleasePage; onStale: () => void }) {
  const mayPublish = useMay("publish");
  const { read } = useRead(releaseReading(release));
  const found = page.releases.find((each) => each.release === release) ?? read.data;
  return (
    <>
      {found && <OnStage release={found} />}
      {mayPublish && found && <StageActions key={found.release} page={page} onStage={found.changeSets} onStale={onStale} />}
    </>
  );
}

/** What staging shows, and the address of the portal with all of it together. */
function OnStage({ release: { release, reason, changeSets } }: { release: Release }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Link href={pagesHref({ changeSet: "staging" })}>{t("studio.releases.stage.see")}</Link>
      <StagedParts release={release} reason={reason} changeSets={changeSets} />
    </Stack>
  );
}

function StagedParts({ release, reason, changeSets }: Pick<Release, "release" | "reason" | "changeSets">) {
  const t = useCopy();
  return (
    <Stack as="ul" gap="small">
      <li>
        <Link href={releaseHref(release)}>{t("studio.releases.one", { release })}</Link>: {reason}
      </li>
      {changeSets.map((id) => (
        <StagedSet key={id} id={id} />
      ))}
    </Stack>
  );
}

/** One change set on staging: where it stands, and the page of the portal with its words on it. */
function StagedSet({ id }: { id: number }) {
  const t = useCopy();
  const { read } = useRead(changeSetReading(id));
  const name = read.data?.changeSet.title ?? t("studio.changeSets.one", { id });
  return (
    <li>
      <Inline gap="small">
        <Link href={changeSetHref(id)}>{name}</Link>
        {read.data && <ChangeSetStatus state={read.data.changeSet.state} />}
        <Link href={pagesHref({ changeSet: id })}>{t("studio.pages.seeChangeSet")}</Link>
      </Inline>
    </li>
  );
}
