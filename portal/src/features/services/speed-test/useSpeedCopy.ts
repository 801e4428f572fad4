import { useCopy } from "@portico/content-runtime/react";
import { roundedMbps, speedVerdict } from "@portico/rules/speedTest";
import type { SpeedTestPhase } from "./speedTest.slice.ts";

export type SpeedWords = {
  /** Live-region announcement; empty when the screen itself says it. */
  spoken: string;
  button: string;
};

/** Announcements of a test's progress, and the label of its one button. */
export function useSpeedCopy(phase: SpeedTestPhase, planMbps: number | null): SpeedWords {
  const t = useCopy();
  switch (phase.name) {
    case "ready":
      return { spoken: "", button: t("services.speedTest.start") };
    case "measuring":
      return { spoken: t("services.speedTest.measuring", { part: phase.part }), button: t("services.speedTest.stop") };
    case "stopped":
      return { spoken: t("services.speedTest.stopped"), button: t("services.speedTest.again") };
    case "failed":
      return { spoken: "", button: t("services.speedTest.again") };
    case "done": {
      const { downloadMbps, uploadMbps, latencyMs } = phase.measured;
      const figures = t("services.speedTest.spoken", {
        down: roundedMbps(downloadMbps),
        up: roundedMbps(uploadMbps),
        ms: Math.round(latencyMs),
      });
      return {
        spoken: `${figures} ${t("services.speedTest.verdict", { verdict: speedVerdict(phase.measured, planMbps) })}`,
        button: t("services.speedTest.again"),
      };
    }
  }
}
