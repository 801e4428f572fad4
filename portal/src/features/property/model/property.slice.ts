import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type {
  BusinessHours,
  ContactPreferences,
  PropertyChange,
  PropertyContract,
  TechAmenities,
} from "./property.api.ts";

type OfAccount = { accountId: string };
type Contract = { contract: PropertyContract | null };

/** What is known about the property of the session's current account: each part is read alone, and may fail alone. */
export const propertyReads = {
  hours: createRead<BusinessHours, OfAccount>("property/hours"),
  contract: createRead<Contract, OfAccount>("property/contract"),
  preferences: createRead<ContactPreferences, OfAccount>("property/preferences"),
  amenities: createRead<TechAmenities, OfAccount>("property/amenities"),
};
export type PropertyPart = keyof typeof propertyReads;

/** Phase of the last change. */
export type PropertyPhase =
  | { name: "idle" }
  | { name: "working"; request: PropertyChange }
  | { name: "done"; request: PropertyChange }
  | { name: "failed"; request: PropertyChange; failure: Failure };

const change = createSlice({
  name: "property/change",
  initialState: { name: "idle" } as PropertyPhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<PropertyChange>): PropertyPhase => ({
      name: "working",
      request: payload,
    }),
    done: (_, { payload }: PayloadAction<PropertyChange>): PropertyPhase => ({ name: "done", request: payload }),
    failed: (_, { payload }: PayloadAction<{ request: PropertyChange; failure: Failure }>): PropertyPhase => ({
      name: "failed",
      ...payload,
    }),
    /** The message was dismissed, or another form was opened. */
    dismissed: (phase): PropertyPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const propertyEvents = change.actions;
export const propertyReducer = combineReducers({
  hours: propertyReads.hours.reducer,
  contract: propertyReads.contract.reducer,
  preferences: propertyReads.preferences.reducer,
  amenities: propertyReads.amenities.reducer,
  change: change.reducer,
});

type Kept = {
  hours: ReadState<BusinessHours>;
  contract: ReadState<Contract>;
  preferences: ReadState<ContactPreferences>;
  amenities: ReadState<TechAmenities>;
  change: PropertyPhase;
};
/** Use only on the screens of a property, which bring this slice. */
export const selectProperty = (root: unknown) => (root as { property: Kept }).property;
