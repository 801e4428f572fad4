import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { ActivationRequest, AddOns, Entitlements, SeatRequest } from "./addOns.api.ts";

/** The value-added services of the current account. */
export const addOnsRead = createRead<AddOns, { accountId: string }>("addOns/services");
/** The licenses of the current account. */
export const entitlementsRead = createRead<Entitlements, { accountId: string }>("addOns/entitlements");

/** The account whose add-ons are on the screen, which is then kept up to date; null for none. */
const shownFor = createSlice({
  name: "addOns/shown",
  initialState: null as string | null,
  reducers: {
    entered: (_, { payload }: PayloadAction<string>): string | null => payload,
    left: (): string | null => null,
  },
});

/** Phase of a change. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type ChangePhase<Request> =
  | { name: "idle" }
  | { name: "working"; request: Request }
  | { name: "done"; request: Request }
  | { name: "failed"; request: Request; failure: Failure };
export type ActivationPhase = ChangePhase<ActivationRequest>;
export type SeatPhase = ChangePhase<SeatRequest>;

const activation = createSlice({
  name: "addOns/activation",
  initialState: { name: "idle" } as ActivationPhase,
  reducers: {
    requested: (_, { payload: request }: PayloadAction<ActivationRequest>): ActivationPhase => ({
      name: "working",
      request,
    }),
    done: (_, { payload: request }: PayloadAction<ActivationRequest>): ActivationPhase => ({ name: "done", request }),
    failed: (_, { payload }: PayloadAction<{ request: ActivationRequest; failure: Failure }>): ActivationPhase => ({
      name: "failed",
      ...payload,
    }),
  },
  extraReducers: (builder) =>
    // A failure is told on the visit on which it happened.
    builder.addCase(shownFor.actions.left, (phase) => (phase.name === "working" ? phase : { name: "idle" as const })),
});

type Seats = Record<string, SeatPhase>;
type Seat = Pick<SeatRequest, "entitlementId" | "userId">;
const seatKey = ({ entitlementId, userId }: Seat) => `${entitlementId}/${userId}`;

/** The last change of each seat: that of one person says nothing about the change of another. */
const seats = createSlice({
  name: "addOns/seats",
  initialState: {} as Seats,
  reducers: {
    requested: (all, { payload: request }: PayloadAction<SeatRequest>) => {
      all[seatKey(request)] = { name: "working", request };
    },
    done: (all, { payload: request }: PayloadAction<SeatRequest>) => {
      all[seatKey(request)] = { name: "done", request };
    },
    failed: (all, { payload }: PayloadAction<{ request: SeatRequest; failure: Failure }>) => {
      all[seatKey(payload.request)] = { name: "failed", ...payload };
    },
    /** The question about a seat was opened, or the outcome of its change was shown. */
    dismissed: (all, { payload: seat }: PayloadAction<Seat>) => {
      if (all[seatKey(seat)]?.name !== "working") delete all[seatKey(seat)];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(shownFor.actions.left, (all) =>
      Object.fromEntries(Object.entries(all).filter(([, { name }]) => name === "working")),
    ),
});

/** The phase of the change of one seat. */
export const seatPhase = (all: Seats, seat: Seat): SeatPhase => all[seatKey(seat)] ?? { name: "idle" };

export const addOnsEvents = shownFor.actions;
export const activationEvents = activation.actions;
export const seatEvents = seats.actions;

export const addOnsReducer = combineReducers({
  services: addOnsRead.reducer,
  entitlements: entitlementsRead.reducer,
  shownFor: shownFor.reducer,
  activation: activation.reducer,
  seats: seats.reducer,
});

type State = {
  services: ReadState<AddOns>;
  entitlements: ReadState<Entitlements>;
  shownFor: string | null;
  activation: ActivationPhase;
  seats: Seats;
};
/** Use only on the screens of add-ons, which bring this slice. */
export const selectAddOns = (root: unknown) => (root as { addOns: State }).addOns;
