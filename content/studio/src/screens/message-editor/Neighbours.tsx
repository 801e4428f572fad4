import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { Inline } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { keptTrail, neighboursOf } from "../../data/messageTrail.ts";
import type { Place } from "../../editing/message.api.ts";
import { addressOf } from "../../editing/place.ts";

/** To the previous and the next message of the list that this one was opened from. */
export function Neighbours({ place }: { place: Place }) {
  const t = useCopy();
  const trail = keptTrail();
  const found = trail && neighboursOf(trail, place);
  if (!found) return null;
  const { previous, next, position, count } = found;
  return (
    <Inline gap="xsmall">
      <Text size="small" tone="quiet" numeric>
        {t("studio.editor.position", { position, count })}
      </Text>
      {previous && (
        <ButtonLink variant="secondary" size="compact" href={addressOf(previous)}>
          {t("studio.editor.previous")}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="secondary" size="compact" href={addressOf(next)}>
          {t("studio.editor.next")}
        </ButtonLink>
      )}
    </Inline>
  );
}
