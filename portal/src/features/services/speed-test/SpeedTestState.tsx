import { useCopy } from "@portico/content-runtime/react";
import { Inline, Stack } from "@portico/design-system/layout";
import { ProgressRing } from "@portico/design-system/progress";
import { Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import type { Failure } from "../../../api/result.ts";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { speedTestEvents, type SpeedTestPhase } from "./speedTest.slice.ts";
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
      return <Measuring {...phase} />;
    case "done":
      return (
        <Stack gap="large">
          <SpeedResult measured={phase.measured} planMbps={planMbps} />
          {phase.notKept && <NotKept failure={phase.notKept} />}
        </Stack>
      );
  }
}

function Measuring({ part, step, steps }: Extract<SpeedTestPhase, { name: "measuring" }>) {
  const t = useCopy();
  const label = t("services.speedTest.measuring", { part });
  const progress = t("services.speedTest.step", { step: step + 1, steps });
  return (
    <Inline gap="large" align="center">
      <ProgressRing label={label} value={step} max={steps} valueText={progress} size="large">
        {`${step + 1}/${steps}`}
      </ProgressRing>
      {/* The ring and the live region say it. */}
      <div aria-hidden="true">
        <Text size="lead" weight="medium">
          {label}
        </Text>
      </div>
    </Inline>
  );
}

/** The result is shown, but is missing from the earlier tests. */
function NotKept({ failure }: { failure: Failure }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <Stack gap="small">
      <Text>{t("services.speedTest.notKept")}</Text>
      <FailureAlert failure={failure} onRetry={() => dispatch(speedTestEvents.keepRequested())} />
    </Stack>
  );
}
