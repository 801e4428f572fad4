import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useId } from "react";
import { PersonName } from "../../components/PersonName.tsx";
import { changeSetHref, releaseHref } from "../../components/places.ts";
import { When } from "../../components/When.tsx";
import type { HistoryEntry } from "../../data/changes.api.ts";
import type { Release } from "../../data/releases.api.ts";

/** A release in the timeline: what changed, who made it, when and why. */
export function ReleaseCard({ release }: { release: Release }) {
  const t = useCopy();
  const id = useId();
  const { release: number, author, at, reason } = release;
  return (
    <Card as="li" padding="medium" labelledBy={id}>
      <Stack gap="small">
        <CardTitle level={3} id={id} aside={<Marks release={release} />}>
          <Link href={releaseHref(number)}>{t("studio.releases.one", { release: number })}</Link>
        </CardTitle>
        <Text>{reason}</Text>
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
      {liveIn.includes("production") && <Badge tone="good">{t("studio.releases.live")}</Badge>}
      {liveIn.includes("stage") && <Badge tone="note">{t("studio.releases.onStage")}</Badge>}
      {kind !== "publish" && <Badge tone={kind === "kill" ? "bad" : "neutral"}>{t(`studio.releases.kind.${kind}`)}</Badge>}
    </Inline>
  );
}

/** How much changed, and which change sets brought it. */
function Extent({ release: { changedMessages, changedToggles, changeSets } }: { release: Release }) {
  const t = useCopy();
  return (
    <>
      {changedMessages.length > 0 && <span>{t("studio.releases.messages", { count: changedMessages.length })}</span>}
      {changedToggles.length > 0 && <span>{t("studio.releases.toggles", { count: changedToggles.length })}</span>}
      {changeSets.map((set) => (
        <Link key={set} href={changeSetHref(set)}>
          {t("studio.changeSets.one", { id: set })}
        </Link>
      ))}
    </>
  );
}

/** An earlier release came back. */
export function RestoredCard({ entry: { author, at, reason, release = "" } }: { entry: HistoryEntry }) {
  const t = useCopy();
  return (
    <Card as="li" padding="medium" tone="sunken">
      <Stack gap="small">
        <Text weight="strong">
          <Link href={releaseHref(release)}>{t("studio.releases.cameBack", { release })}</Link>
        </Text>
        <Text>{reason}</Text>
        <Text size="small" tone="quiet">
          <PersonName>{author}</PersonName>, <When at={at} />
        </Text>
      </Stack>
    </Card>
  );
}
