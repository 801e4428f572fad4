import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateTile, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { CalendarEventPartsFragment } from "../../../api/graphql/generated/graph.ts";
import * as css from "./eventRow.css.ts";
import { useEventWords } from "./useEventWords.ts";

/** Where the month's days lead to. */
export const eventRowId = (key: string) => `calendar-${key}`;

/** One event: its day, what it is, how much, and the way to do something about it. */
export function EventRow({ event, today }: { event: CalendarEventPartsFragment; today: string }) {
  const words = useEventWords(event, today);
  return (
    <li id={eventRowId(event.key)} tabIndex={-1} className={css.row}>
      <Inline gap="medium" wrap={false} align="start">
        <DateTile date={event.date} />
        <Stack gap="xsmall">
          <Text weight="medium">{words.event}</Text>
          {event.amount !== null && <Money cents={event.amount} />}
          {words.about && (
            <Text size="small" tone="quiet">
              {words.about}
            </Text>
          )}
          <Text size="small">
            <Link href={event.path}>
              <span aria-hidden="true">{words.action}</span>
              <VisuallyHidden>{words.actionFor}</VisuallyHidden>
            </Link>
          </Text>
        </Stack>
      </Inline>
    </li>
  );
}
