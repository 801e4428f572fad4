import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { CheckSteps } from "../model/CheckSteps.tsx";
import type { ServiceCheck } from "./troubleshooting.api.ts";

/** What a check has found so far, for the customer and for an agent who helps. */
export function CheckTrail({ check: { steps, visit } }: { check: ServiceCheck }) {
  const t = useCopy();
  if (steps.length === 0) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={4}>
        {t("services.troubleshoot.trail")}
      </Heading>
      <CheckSteps steps={steps} hasVisit={visit !== null} />
    </Stack>
  );
}
