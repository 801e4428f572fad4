import type { components } from "@portico/openapi/troubleshooting";
import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";

type RecordedStep = components["schemas"]["RecordedStep"];
type CheckStepsProps = {
  steps: readonly RecordedStep[];
  /** Whether a visit was booked since, so that none being scheduled is no longer true. */
  hasVisit: boolean;
};

const isOutdated = ({ step, result }: RecordedStep) => step === "APPOINTMENT" && result === "NONE";

/** What a guided check found and what was tried, one line for each step. */
export function CheckSteps({ steps, hasVisit }: CheckStepsProps) {
  const t = useCopy();
  return (
    <Stack as="ul" gap="xsmall">
      {steps
        .filter((recorded) => !(hasVisit && isOutdated(recorded)))
        .map(({ step, result }) => (
          <Text as="li" size="small" key={step}>
            {t(`services.troubleshoot.found.${step}`, { result })}
          </Text>
        ))}
    </Stack>
  );
}
