import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import type { Failure } from "../../../api/result.ts";
import type { Equipment, RenameRequest, RestartRequest } from "./equipment.api.ts";

/** Phase of a change. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type RenamePhase =
  | { name: "idle" }
  | { name: "working"; request: RenameRequest }
  | { name: "saved"; equipment: Equipment }
  | { name: "failed"; request: RenameRequest; failure: Failure };

const rename = createSlice({
  name: "deviceChanges/rename",
  initialState: { name: "idle" } as RenamePhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<RenameRequest>): RenamePhase => ({ name: "working", request: payload }),
    saved: (_, { payload }: PayloadAction<Equipment>): RenamePhase => ({ name: "saved", equipment: payload }),
    failed: (_, { payload }: PayloadAction<{ request: RenameRequest; failure: Failure }>): RenamePhase => ({
      name: "failed",
      ...payload,
    }),
    /** The dialog was opened or closed. */
    dismissed: (phase): RenamePhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

/** The request of a restart; its progress is in the list. */
export type RestartPhase =
  | { name: "idle" }
  | { name: "working"; request: RestartRequest }
  | { name: "accepted" }
  | { name: "failed"; request: RestartRequest; failure: Failure; againAt: string | null };

const restart = createSlice({
  name: "deviceChanges/restart",
  initialState: { name: "idle" } as RestartPhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<RestartRequest>): RestartPhase => ({ name: "working", request: payload }),
    accepted: (): RestartPhase => ({ name: "accepted" }),
    failed: (
      _,
      { payload }: PayloadAction<{ request: RestartRequest; failure: Failure; againAt: string | null }>,
    ): RestartPhase => ({ name: "failed", ...payload }),
    /** The question was opened or answered with no. */
    dismissed: (phase): RestartPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const renameEvents = rename.actions;
export const restartEvents = restart.actions;

/** The specification's slice of devices: what the customer is changing at one. The devices are in the equipment list. */
export const deviceChangesReducer = combineReducers({ rename: rename.reducer, restart: restart.reducer });

type State = { rename: RenamePhase; restart: RestartPhase };
/** Use only on screens of equipment, which bring this slice. */
export const selectDeviceChanges = (root: unknown) => (root as { deviceChanges: State }).deviceChanges;
