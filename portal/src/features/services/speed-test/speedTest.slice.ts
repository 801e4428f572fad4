import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { SpeedMeasured } from "@portico/rules/speedTest";
import type { Failure } from "../../../api/result.ts";

export type SpeedPart = "latency" | "download" | "upload";

/** Where a test stands; `step` of `steps` transfers have come to an end. */
export type SpeedTestPhase =
  | { name: "ready" }
  | { name: "measuring"; part: SpeedPart; step: number; steps: number }
  | { name: "done"; measured: SpeedMeasured }
  | { name: "stopped" }
  | { name: "failed"; failure: Failure };

export type SpeedTestState = { phase: SpeedTestPhase };

const initialState = { phase: { name: "ready" } } as SpeedTestState;
const named = (name: "ready" | "stopped") => (): SpeedTestState => ({ phase: { name } });

const slice = createSlice({
  name: "speedTest",
  initialState,
  reducers: {
    /** The screen is there, or gone: what an earlier visit measured says nothing of now. */
    entered: named("ready"),
    left: named("ready"),
    started: (): SpeedTestState => ({ phase: { name: "measuring", part: "latency", step: 0, steps: 1 } }),
    stopped: named("stopped"),
    progressed: (_, { payload }: PayloadAction<{ part: SpeedPart; step: number; steps: number }>): SpeedTestState => ({ phase: { name: "measuring", ...payload } }),
    finished: (_, { payload }: PayloadAction<SpeedMeasured>): SpeedTestState => ({ phase: { name: "done", measured: payload } }),
    failed: (_, { payload }: PayloadAction<Failure>): SpeedTestState => ({ phase: { name: "failed", failure: payload } }),
  },
});

export const speedTestEvents = slice.actions;
export const speedTestReducer = slice.reducer;

type Root = { screens: { speedTest?: SpeedTestState } };
/** Only where its screen is, which brings what it keeps. */
export const selectSpeedTestPhase = (root: unknown): SpeedTestPhase => ((root as Root).screens.speedTest ?? initialState).phase;
