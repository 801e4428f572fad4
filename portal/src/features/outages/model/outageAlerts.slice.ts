import { createAction, createReducer } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { AlertList, DismissRequest, OfAccount } from "./outages.api.ts";

/** The alerts of an account, without those that the user dismissed. */
export const alertsRead = createRead<AlertList, OfAccount>("outage/alerts");

export const alertEvents = {
  /** Alerts are on the screen, and kept up to date until they leave it. */
  entered: createAction<OfAccount>("outage/alertsEntered"),
  left: createAction("outage/alertsLeft"),
  /** Hidden at once and for good; when that can't be stored, the alert comes back with the next list. */
  dismissed: createAction<DismissRequest>("outage/alertDismissed"),
};

/** Ids of alerts that were dismissed in this session. */
const dismissed = createReducer<string[]>([], (builder) =>
  builder.addCase(alertEvents.dismissed, (ids, { payload }) => [...ids, payload.alertId]),
);

export const outageAlertsReducer = combineReducers({ list: alertsRead.reducer, dismissed });

type State = { list: ReadState<AlertList>; dismissed: string[] };
/** Use only in components that bring this slice. */
export const selectOutageAlerts = (root: unknown) => (root as { outageAlerts: State }).outageAlerts;
