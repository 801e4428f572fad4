import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { type ComponentProps, useState } from "react";
import { reasonText } from "../../components/reasonText.ts";
import { ChangeSetStatus } from "../../components/ChangeSetCard.tsx";
import { useFocusOnTitle } from "../../components/focus.ts";
import { changeSetHref, releaseHref } from "../../components/hrefs.ts";
import { pagesHref } from "../../components/pageView.ts";
import { changeSetReading } from "../../data/changeSets.api.ts";
import { type Release, type ReleasePage, releaseReading, stagingDiffers, stagingOf } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useMay } from "../../session/sessionContext.ts";
import { StagingActions, StagingOutcome, type StagingStep } from "./StagingActions.tsx";

/** What staging shows: the live release, or change sets on top of it. */
export function StagingCard({ page, onStale }: { page: ReleasePage; onStale: () => void }) {
  const t = useCopy();
  const mayPublish = useMay("publish");
  // Kept here: the step changes what is on staging, and with it the actions below.
  const [done, setDone] = useState<{ step: StagingStep }>();
  useFocusOnTitle(done);
  const actions = { page, onStale, onDone: (step: StagingStep) => setDone({ step }) };
  const staged = stagingDiffers(page) ? stagingOf(page.live)?.release : undefined;
  return (
    <Card labelledBy="stage">
      <Stack gap="medium">
        <CardTitle
          level={2}
          id="stage"
          aside={staged !== undefined && <Badge tone="info">{t("studio.releases.stage.own")}</Badge>}
        >
          {t("studio.releases.stage.title")}
        </CardTitle>
        <Text tone="quiet">
          {t(staged === undefined ? "studio.releases.stage.same" : "studio.releases.stage.differs")}
        </Text>
        {done && <StagingOutcome step={done.step} />}
        {staged === undefined ? (
          mayPublish && <StagingActions staged={[]} {...actions} />
        ) : (
          <Staged release={staged} {...actions} />
        )}
        {!mayPublish && <Text tone="quiet">{t("studio.releases.role")}</Text>}
      </Stack>
    </Card>
  );
}

type StagedProps = Omit<ComponentProps<typeof StagingActions>, "staged"> & { release: string };

/** The release may be older than the newest page. */
function Staged({ release, ...actions }: StagedProps) {
  const { page } = actions;
  const mayPublish = useMay("publish");
  const { read } = useRead(releaseReading(release));
  const found = page.releases.find((each) => each.release === release) ?? read.data;
  return (
    <>
      {found && <StagedRelease release={found} />}
      {mayPublish && found && <StagingActions key={found.release} staged={found.changeSets} {...actions} />}
    </>
  );
}

/** The content of staging, and the portal URL that shows it. */
function StagedRelease({ release: { release, reason, changeSets } }: { release: Release }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Link href={pagesHref({ changeSet: "staging" })}>{t("studio.releases.stage.see")}</Link>
      <StagedContents release={release} reason={reason} changeSets={changeSets} />
    </Stack>
  );
}

function StagedContents({ release, reason, changeSets }: Pick<Release, "release" | "reason" | "changeSets">) {
  const t = useCopy();
  return (
    <Stack as="ul" gap="small">
      <li>
        <Link href={releaseHref(release)}>{t("studio.releases.one", { release })}</Link>: {reasonText(t, reason)}
      </li>
      {changeSets.map((id) => (
        <StagedSet key={id} id={id} />
      ))}
    </Stack>
  );
}

/** One change set on staging: its state, and a link to a portal page that shows its messages. */
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
