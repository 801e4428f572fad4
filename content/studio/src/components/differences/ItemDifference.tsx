import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import type { components } from "@portico/openapi/studio";
import { type ReactNode, useId } from "react";
import { KeyText } from "../KeyText.tsx";
import { itemHref } from "../places.ts";
import { ToggleDifference } from "./ToggleDifference.tsx";
import type { ToggleDefinition } from "./toggleLines.ts";
import { type Wording, WordingDifference } from "./WordingDifference.tsx";

type Place = components["schemas"]["Place"];

export type ItemDifferenceProps = Omit<Place, "key"> & {
  /** Key of the message or toggle. */
  name: string;
  /** Wordings of a message, definitions of a toggle; undefined where there is none. */
  before: unknown;
  after: unknown;
  /** Level of its heading. */
  level: 3 | 4;
  legal?: boolean;
  /** The change set that the draft is in, so that its link leads to the draft. */
  changeSet?: number;
  /** What else is to be said of it: who wrote it, what the gate found. */
  children?: ReactNode;
};

/** One message or toggle with what changes in it. */
export function ItemDifference({ item, name, scope, before, after, level, legal = false, changeSet, children }: ItemDifferenceProps) {
  const id = useId();
  return (
    <Card as="li" labelledBy={id}>
      <Stack gap="medium">
        <CardTitle level={level} id={id} aside={<Marks item={item} before={before} after={after} scope={scope} legal={legal} />}>
          <Link href={itemHref({ item, key: name, scope }, changeSet)}>
            <KeyText>{name}</KeyText>
          </Link>
        </CardTitle>
        {item === "toggle" ? (
          <ToggleDifference before={before as ToggleDefinition | undefined} after={after as ToggleDefinition | undefined} />
        ) : (
          <WordingDifference before={before as Wording | undefined} after={after as Wording | undefined} />
        )}
        {children}
      </Stack>
    </Card>
  );
}

type MarksProps = Pick<ItemDifferenceProps, "item" | "before" | "after" | "scope"> & { legal: boolean };

function Marks({ item, before, after, scope, legal }: MarksProps) {
  const t = useCopy();
  return (
    <Inline gap="small">
      {item === "toggle" && <Badge tone="note">{t("studio.differences.mark.toggle")}</Badge>}
      {scope !== "all" && <Badge tone="note">{t(`studio.differences.scope.${scope}`)}</Badge>}
      {legal && <Badge tone="attention">{t("studio.differences.mark.legal")}</Badge>}
      {before === undefined && <Badge tone="good">{t("studio.differences.mark.new")}</Badge>}
      {after === undefined && <Badge tone="bad">{t("studio.differences.mark.gone")}</Badge>}
    </Inline>
  );
}
