import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

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

export const offlineCopyReducer = offlineCopy.reducer;
export const offlineCopyEvents = offlineCopy.actions;

type WithOfflineCopy = { offlineCopy: OfflineCopyState };
export const selectOfflineCopy = (state: WithOfflineCopy) => state.offlineCopy;
