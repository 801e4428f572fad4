import { useCopy } from "@portico/content-runtime/react";
import { Badge, StatusDot } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { type ReactNode, useId } from "react";
import type { ChangeSet, ChangeSetState } from "../data/changeSets.api.ts";
import { PersonName, When } from "./InlineText.tsx";
import { changeSetHref } from "./hrefs.ts";

const tones = {
  open: "neutral",
  inReview: "warning",
  approved: "success",
  scheduled: "info",
  published: "success",
  discarded: "neutral",
} as const;

/** The state of a change set as a badge. */
export function ChangeSetStatus({ state }: { state: ChangeSetState }) {
  return <StatusDot tone={tones[state]}>{useCopy()(`studio.changeSets.state.${state}`)}</StatusDot>;
}

/** A change set in a list: its title, its state, its author. */
export function ChangeSetCard({
  changeSet,
  level,
  children,
}: {
  changeSet: ChangeSet;
  level: 2 | 3;
  children?: ReactNode;
}) {
  const t = useCopy();
  const id = useId();
  const { title, state, items, legal, returned, publishAt } = changeSet;
  return (
    <Card as="li" labelledBy={id}>
      <Stack gap="small">
        <CardTitle level={level} id={id} aside={<ChangeSetStatus state={state} />}>
          <Link href={changeSetHref(changeSet.id)}>{title}</Link>
        </CardTitle>
        <Text as="div" size="small" tone="quiet">
          <Inline gap="medium">
            <PersonName>{changeSet.author}</PersonName>
            <When at={changeSet.at} />
            {state !== "published" && <span>{t("studio.changeSets.items", { count: items })}</span>}
            {legal && <Badge tone="warning">{t("studio.differences.mark.legal")}</Badge>}
          </Inline>
        </Text>
        {publishAt && (
          <Text>
            {t("studio.changeSets.goesLive")} <When at={publishAt} />
          </Text>
        )}
        {returned && <Text>{t("studio.changeSets.returnedBy", { name: returned.reviewer, note: returned.note })}</Text>}
        {children}
      </Stack>
    </Card>
  );
}
