import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { screens } from "../../navigation/model/screens.slice.ts";

/** The `offlineCopy` slice: what this device keeps for the signed-in person. */
export type OfflineCopyState =
  | { phase: "off"; turnedOff?: true }
  | { phase: "saving"; savedAt?: string }
  | { phase: "saved"; savedAt: string }
  /** `savedAt`: an earlier copy is still there. */
  | { phase: "failed"; savedAt?: string };

const offlineCopy = createSlice({
  name: "offlineCopy",
  initialState: { phase: "off" } as OfflineCopyState,
  reducers: {
    /** The person turned the setting on or off. */
    chosen: (_, { payload }: PayloadAction<boolean>): OfflineCopyState =>
      payload ? { phase: "saving" } : { phase: "off", turnedOff: true },
    changed: (_, { payload }: PayloadAction<OfflineCopyState>) => payload,
  },
});

// Injected with the code that needs it: a first visit does not load it.
screens.inject({ name: "offlineCopy", reducers: { offlineCopy: offlineCopy.reducer }, sagas: {} });

export const offlineCopyEvents = offlineCopy.actions;

type WithOfflineCopy = { offlineCopy?: OfflineCopyState };
const off: OfflineCopyState = { phase: "off" };
/** Off until the reducer has handled its first event. */
export const selectOfflineCopy = (root: unknown) => (root as WithOfflineCopy).offlineCopy ?? off;
