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

/** The last change of each item: that of one says nothing about that of another. */
type Changes<Request> = Record<string, ChangePhase<Request>>;

/** @param keyOf of the item that a request changes */
function changesSlice<Item, Request extends Item>(name: string, keyOf: (item: Item) => string) {
  const put = (all: unknown, phase: Exclude<ChangePhase<Request>, { name: "idle" }>) => {
    (all as Changes<Request>)[keyOf(phase.request)] = phase;
  };
  return createSlice({
    name,
    initialState: {} as Changes<Request>,
    reducers: {
      requested: (all, { payload: request }: PayloadAction<Request>) => put(all, { name: "working", request }),
      done: (all, { payload: request }: PayloadAction<Request>) => put(all, { name: "done", request }),
      failed: (all, { payload }: PayloadAction<{ request: Request; failure: Failure }>) =>
        put(all, { name: "failed", ...payload }),
      /** The question about an item was opened, or the outcome of its change was shown. */
      dismissed: (all, { payload: item }: PayloadAction<Item>) => {
        if (all[keyOf(item)]?.name !== "working") delete all[keyOf(item)];
      },
    },
    extraReducers: (builder) =>
      // A failure is told on the visit on which it happened.
      builder.addCase(shownFor.actions.left, (all) => {
        for (const [key, phase] of Object.entries(all)) if (phase.name !== "working") delete all[key];
      }),
  });
}

type Service = Pick<ActivationRequest, "serviceId">;
const serviceKey = ({ serviceId }: Service) => serviceId;
const activations = changesSlice<Service, ActivationRequest>("addOns/activations", serviceKey);

type Seat = Pick<SeatRequest, "entitlementId" | "userId">;
const seatKey = ({ entitlementId, userId }: Seat) => `${entitlementId}/${userId}`;
const seats = changesSlice<Seat, SeatRequest>("addOns/seats", seatKey);

/** The phase of the activation of one service. */
export const activationPhase = (all: Changes<ActivationRequest>, service: Service): ActivationPhase =>
  all[serviceKey(service)] ?? { name: "idle" };
/** The phase of the change of one seat. */
export const seatPhase = (all: Changes<SeatRequest>, seat: Seat): SeatPhase => all[seatKey(seat)] ?? { name: "idle" };

export const addOnsEvents = shownFor.actions;
export const activationEvents = activations.actions;
export const seatEvents = seats.actions;

export const addOnsReducer = combineReducers({
  services: addOnsRead.reducer,
  entitlements: entitlementsRead.reducer,
  shownFor: shownFor.reducer,
  activations: activations.reducer,
  seats: seats.reducer,
});

type State = {
  services: ReadState<AddOns>;
  entitlements: ReadState<Entitlements>;
  shownFor: string | null;
  activations: Changes<ActivationRequest>;
  seats: Changes<SeatRequest>;
};
/** Use only on the screens of add-ons, which bring this slice. */
export const selectAddOns = (root: unknown) => (root as { addOns: State }).addOns;
