import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { capitalized } from "../../../lib/capitalized.ts";
import { useAppointmentCopy } from "../../appointments/model/appointmentCopy.ts";
import type { VisitSlot, VisitTimes } from "./troubleshooting.api.ts";

type VisitReviewProps = {
  reference: string;
  slot: VisitSlot;
  times: VisitTimes;
  isBusy: boolean;
  onBook: () => void;
};

/** What is booked: when, where, what it costs and what the technician is told; then the button that books it. */
export function VisitReview({ reference, slot, times: { timeZone, address }, isBusy, onBook }: VisitReviewProps) {
  const t = useCopy();
  const words = useAppointmentCopy(timeZone);
  return (
    <Card>
      <Stack gap="large">
        <DescriptionList
          items={[
            { id: "when", term: t("services.troubleshoot.visit.whenTerm"), detail: capitalized(words.onDay(slot)) },
            { id: "where", term: t("appointments.addressTerm"), detail: address },
            {
              id: "cost",
              term: t("services.troubleshoot.visit.costTerm"),
              detail: t("services.troubleshoot.visit.cost"),
            },
            {
              id: "known",
              term: t("services.troubleshoot.visit.knownTerm"),
              detail: t("services.troubleshoot.visit.known", { reference }),
            },
          ]}
        />
        <Text>
          {t("appointments.prepare")} {t("services.troubleshoot.visit.change")}
        </Text>
        <Actions>
          <Button busy={isBusy ? t("services.troubleshoot.visit.confirming") : undefined} onPress={onBook}>
            {t("services.troubleshoot.visit.confirm")}
          </Button>
        </Actions>
      </Stack>
    </Card>
  );
}
