import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { components } from "@portico/openapi/speedtest";
import type { SpeedMeasured } from "@portico/rules/speedTest";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import { selectServicesRead } from "../model/services.selectors.ts";

export type SpeedPart = "latency" | "download" | "upload";

/** Phase of a test; `step` of `steps` transfers are complete. */
export type SpeedTestPhase =
  | { name: "ready" }
  | { name: "measuring"; part: SpeedPart; step: number; steps: number }
  | { name: "done"; measured: SpeedMeasured; notKept?: Failure }
  | { name: "stopped" }
  | { name: "failed"; failure: Failure };

export type SpeedTestState = { phase: SpeedTestPhase };

const initialState = { phase: { name: "ready" } } as SpeedTestState;
const named = (name: "ready" | "stopped") => (): SpeedTestState => ({ phase: { name } });

const slice = createSlice({
  name: "speedTest",
  initialState,
  reducers: {
    /** The screen was opened or closed: an earlier result is stale. */
    entered: named("ready"),
    left: named("ready"),
    started: (): SpeedTestState => ({ phase: { name: "measuring", part: "latency", step: 0, steps: 1 } }),
    stopped: named("stopped"),
    progressed: (_, { payload }: PayloadAction<{ part: SpeedPart; step: number; steps: number }>): SpeedTestState => ({
      phase: { name: "measuring", ...payload },
    }),
    finished: (_, { payload }: PayloadAction<SpeedMeasured>): SpeedTestState => ({
      phase: { name: "done", measured: payload },
    }),
    failed: (_, { payload }: PayloadAction<Failure>): SpeedTestState => ({
      phase: { name: "failed", failure: payload },
    }),
    /** The result is to be added to the earlier ones once more. */
    keepRequested({ phase }) {
      if (phase.name === "done") delete phase.notKept;
    },
    /** The result could not be added to the earlier ones; it is still shown. */
    notKept({ phase }, { payload }: PayloadAction<Failure>) {
      if (phase.name === "done") phase.notKept = payload;
    },
  },
});

export const speedTestEvents = slice.actions;
export const speedTestReducer = slice.reducer;

type Root = { speedTest?: SpeedTestState };
/** Use only on the speed test screen, which brings this slice. */
export const selectSpeedTestPhase = (root: unknown): SpeedTestPhase => ((root as Root).speedTest ?? initialState).phase;

export type SpeedTestResults = components["schemas"]["SpeedTestResults"];

/** The earlier results of the current account, newest first. */
export const resultsRead = createRead<SpeedTestResults, { accountId: string }>("speedTest/results");

/** Use only on the speed test screen, which brings this slice. */
export const selectSpeedTestResults = (root: unknown) =>
  (root as { speedTestResults: ReadState<SpeedTestResults> }).speedTestResults;

type WithServices = Parameters<typeof selectServicesRead>[0];

/** The internet plan's speed in megabits per second; null without a plan, or until loaded. */
export const selectPlanMbps = (state: WithServices): number | null =>
  selectServicesRead(state).data?.find(({ key }) => key === "INTERNET")?.downloadMbps ?? null;
