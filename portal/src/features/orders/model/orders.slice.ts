import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { CancelOrderRequest, Catalogue, Order, PlaceRequest, Quote, QuoteRequest } from "./orders.api.ts";

/** What the current account can order. */
export const catalogueRead = createRead<Catalogue, { accountId: string }>("upgrade/catalogue");
/** The order that is on the screen, before it is placed. */
export const quoteRead = createRead<Quote, QuoteRequest>("upgrade/quote");
/** The newest orders of the current account. */
export const ordersRead = createRead<Order[], { accountId: string }>("upgrade/orders");
/** One order. */
export const orderRead = createRead<Order, { accountId: string; orderId: string }>("upgrade/order");

/** Phase of placing an order. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type PlacePhase =
  | { name: "idle" }
  | { name: "working"; request: PlaceRequest }
  | { name: "placed"; order: Order }
  | { name: "failed"; request: PlaceRequest; failure: Failure };

const place = createSlice({
  name: "upgrade/place",
  initialState: { name: "idle" } as PlacePhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<PlaceRequest>): PlacePhase => ({ name: "working", request: payload }),
    placed: (_, { payload }: PayloadAction<Order>): PlacePhase => ({ name: "placed", order: payload }),
    failed: (_, { payload }: PayloadAction<{ request: PlaceRequest; failure: Failure }>): PlacePhase => ({
      name: "failed",
      ...payload,
    }),
    /** Another product or screen was opened. */
    dismissed: (phase): PlacePhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

/** Phase of cancelling an order. */
export type CancelPhase =
  | { name: "idle" }
  | { name: "working"; request: CancelOrderRequest }
  | { name: "cancelled" }
  | { name: "failed"; request: CancelOrderRequest; failure: Failure };

const cancel = createSlice({
  name: "upgrade/cancel",
  initialState: { name: "idle" } as CancelPhase,
  reducers: {
    requested: (_, { payload }: PayloadAction<CancelOrderRequest>): CancelPhase => ({
      name: "working",
      request: payload,
    }),
    cancelled: (): CancelPhase => ({ name: "cancelled" }),
    failed: (_, { payload }: PayloadAction<{ request: CancelOrderRequest; failure: Failure }>): CancelPhase => ({
      name: "failed",
      ...payload,
    }),
    dismissed: (phase): CancelPhase => (phase.name === "working" ? phase : { name: "idle" }),
  },
});

export const placeEvents = place.actions;
export const cancelEvents = cancel.actions;

export const upgradeReducer = combineReducers({
  catalogue: catalogueRead.reducer,
  quote: quoteRead.reducer,
  orders: ordersRead.reducer,
  order: orderRead.reducer,
  place: place.reducer,
  cancel: cancel.reducer,
});

type State = {
  catalogue: ReadState<Catalogue>;
  quote: ReadState<Quote>;
  orders: ReadState<Order[]>;
  order: ReadState<Order>;
  place: PlacePhase;
  cancel: CancelPhase;
};
/** Use only on the screens of orders, which bring this slice. */
export const selectUpgrade = (root: unknown) => (root as { upgrade: State }).upgrade;
