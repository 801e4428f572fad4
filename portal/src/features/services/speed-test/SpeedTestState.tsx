import { useCopy } from "@portico/content-runtime/react";
import { ProgressBar } from "@portico/design-system/progress";
import { Text } from "@portico/design-system/text";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { SpeedTestPhase } from "./speedTest.slice.ts";
import { SpeedResult } from "./SpeedResult.tsx";

export type SpeedTestStateProps = {
  phase: SpeedTestPhase;
  /** The plan's speed in megabits per second; null if unknown. */
  planMbps: number | null;
};

/** Content for each state of a test. */
export function SpeedTestState({ phase, planMbps }: SpeedTestStateProps) {
  const t = useCopy();
  switch (phase.name) {
    case "ready":
      return <Text>{t("services.speedTest.ready")}</Text>;
    case "stopped":
      return <Text>{t("services.speedTest.stopped")}</Text>;
    case "failed":
      return <FailureAlert failure={phase.failure} />;
    case "measuring":
      return (
        <ProgressBar
          label={t("services.speedTest.measuring", { part: phase.part })}
          value={phase.step}
          max={phase.steps}
          valueText={t("services.speedTest.step", { step: phase.step + 1, steps: phase.steps })}
        />
      );
    case "done":
      return <SpeedResult measured={phase.measured} planMbps={planMbps} />;
  }
}
