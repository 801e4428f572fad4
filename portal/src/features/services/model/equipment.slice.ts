import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { Equipment, EquipmentList, RenameRequest, RestartRequest } from "./equipment.api.ts";

/** The devices of the current account. */
export const equipmentRead = createRead<EquipmentList, { accountId: string }>("equipmentAndTroubleshoot/equipment");

/** The account whose equipment is on the screen, which is then kept up to date; null for none. */
const shownFor = createSlice({
  name: "equipmentAndTroubleshoot/shown",
  initialState: null as string | null,
  reducers: {
    entered: (_, { payload }: PayloadAction<string>): string | null => payload,
    left: (): string | null => null,
  },
});

/** Phase of a change. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type RenamePhase =
  | { name: "idle" }
  | { name: "working"; request: RenameRequest }
  | { name: "saved"; equipment: Equipment }
  | { name: "failed"; request: RenameRequest; failure: Failure };

const rename = createSlice({
  name: "equipmentAndTroubleshoot/rename",
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
  name: "equipmentAndTroubleshoot/restart",
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

export const equipmentEvents = shownFor.actions;
export const renameEvents = rename.actions;
export const restartEvents = restart.actions;

export const equipmentReducer = combineReducers({
  list: equipmentRead.reducer,
  shownFor: shownFor.reducer,
  rename: rename.reducer,
  restart: restart.reducer,
});

type State = {
  list: ReadState<EquipmentList>;
  shownFor: string | null;
  rename: RenamePhase;
  restart: RestartPhase;
};
/** Use only on the screen of services, which brings this slice. */
export const selectEquipment = (root: unknown) =>
  (root as { screens: { equipmentAndTroubleshoot: State } }).screens.equipmentAndTroubleshoot;
