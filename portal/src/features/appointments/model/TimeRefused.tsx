import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert, failureCopy } from "../../../components/FailureAlert.tsx";
import type { Slot } from "./appointments.api.ts";
import { useAppointmentCopy } from "./appointmentCopy.ts";

type TimeRefusedProps = {
  failure: Failure;
  /** The next free times, when the wanted one was taken. */
  slots: readonly Slot[];
  timeZone: string;
  onChoose: (slot: Slot) => void;
  onRetry?: () => void;
};

/** Why a time was not booked; when it was taken, with the next free ones to choose from. */
export function TimeRefused({ failure, slots, timeZone, onChoose, onRetry }: TimeRefusedProps) {
  const t = useCopy();
  const words = useAppointmentCopy(timeZone);
  if (slots.length === 0) return <FailureAlert failure={failure} {...(onRetry && { onRetry })} />;
  const { title, detail } = failureCopy(failure);
  return (
    <Alert
      tone="warning"
      toneLabel={t("shell.tone.warning")}
      title={t(title)}
      live="assertive"
      action={
        <Stack gap="small">
          <Text weight="strong">{t("appointments.reschedule.nextFree")}</Text>
          <Inline>
            {slots.map((slot) => (
              <Button key={slot.startsAt} variant="secondary" size="compact" onPress={() => onChoose(slot)}>
                {words.short(slot)}
              </Button>
            ))}
          </Inline>
        </Stack>
      }
    >
      {t(detail)}
    </Alert>
  );
}
