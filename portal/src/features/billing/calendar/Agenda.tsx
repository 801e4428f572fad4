import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import type { CalendarEventPartsFragment } from "../../../api/graphql/generated/graph.ts";
import { EventRow } from "./EventRow.tsx";
import { byMonth } from "./months.ts";

type Props = { events: readonly CalendarEventPartsFragment[]; today: string };

/** Every event, month by month: the calendar for eyes and ears alike. */
export function Agenda({ events, today }: Props) {
  const t = useCopy();
  return (
    <Stack gap="xlarge">
      {byMonth(events).map(({ first, events: ofMonth }) => (
        <Stack key={first}>
          <Heading level={2}>{t("billing.calendar.month", { month: first })}</Heading>
          <Stack as="ul" gap="medium">
            {ofMonth.map((event) => (
              <EventRow key={event.key} event={event} today={today} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
