import { useCopy } from "@portico/content-runtime/react";
import { Badge, StatusDot } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { type ReactNode, useId } from "react";
import type { ChangeSet, ChangeSetState } from "../data/changeSets.api.ts";
import { PersonName } from "./PersonName.tsx";
import { changeSetHref } from "./places.ts";
import { When } from "./When.tsx";

const tones = { open: "neutral", inReview: "attention", approved: "good", scheduled: "note", published: "good", discarded: "neutral" } as const;

/** Where a change set stands, in a word. */
export function ChangeSetStatus({ state }: { state: ChangeSetState }) {
  return <StatusDot tone={tones[state]}>{useCopy()(`studio.changeSets.state.${state}`)}</StatusDot>;
}

/** One change set in a list: its title, where it stands, who began it. */
export function ChangeSetCard({ changeSet, children }: { changeSet: ChangeSet; children?: ReactNode }) {
  const t = useCopy();
  const id = useId();
  const { title, state, items, legal, returned, publishAt } = changeSet;
  return (
    <Card as="li" labelledBy={id}>
      <Stack gap="small">
        <CardTitle level={3} id={id} aside={<ChangeSetStatus state={state} />}>
          <Link href={changeSetHref(changeSet.id)}>{title}</Link>
        </CardTitle>
        <Text as="div" size="small" tone="quiet">
          <Inline gap="medium">
            <PersonName>{changeSet.author}</PersonName>
            <When at={changeSet.at} />
            {state !== "published" && <span>{t("studio.changeSets.items", { count: items })}</span>}
            {legal && <Badge tone="attention">{t("studio.differences.mark.legal")}</Badge>}
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
