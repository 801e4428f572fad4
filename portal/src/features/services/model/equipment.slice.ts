import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { sharedSlice } from "../../../api/sharedSlice.ts";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { EquipmentList } from "./equipment.api.ts";

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

export const equipmentEvents = shownFor.actions;

export const equipmentReducer = combineReducers({ list: equipmentRead.reducer, shownFor: shownFor.reducer });

/** The specification's `equipmentAndTroubleshoot` slice: the account's devices, and the checks of its services. */
export const equipmentAndTroubleshoot = sharedSlice("equipmentAndTroubleshoot");

type State = { list: ReadState<EquipmentList>; shownFor: string | null };
/** Use only on screens of equipment, which bring this slice. */
export const selectEquipment = (root: unknown) =>
  (root as { equipmentAndTroubleshoot: { equipment: State } }).equipmentAndTroubleshoot.equipment;
