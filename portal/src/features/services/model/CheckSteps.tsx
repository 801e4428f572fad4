import type { components } from "@portico/openapi/troubleshooting";
import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";

type CheckStepsProps = { steps: readonly components["schemas"]["RecordedStep"][] };

/** What a guided check found and what was tried, one line for each step. */
export function CheckSteps({ steps }: CheckStepsProps) {
  const t = useCopy();
  return (
    <Stack as="ul" gap="xsmall">
      {steps.map(({ step, result }) => (
        <Text as="li" size="small" key={step}>
          {t(`services.troubleshoot.found.${step}`, { result })}
        </Text>
      ))}
    </Stack>
  );
}
