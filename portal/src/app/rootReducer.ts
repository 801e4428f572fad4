import { combineReducers } from "@reduxjs/toolkit";
import { accountReducer } from "../features/account/model/account.slice.ts";
import { navigationReducer } from "../features/navigation/model/navigation.slice.ts";
import { servicesAndEquipmentsReducer } from "../features/services/model/services.slice.ts";
import { sessionEnded, sessionReducer } from "../features/session/model/session.slice.ts";

const ofThePage = { navigation: navigationReducer, session: sessionReducer };
const ofTheCustomer = { account: accountReducer, servicesAndEquipments: servicesAndEquipmentsReducer };

/** The slices of the specification that have an owner by now, and `session`, which it does not name. */
const slices = combineReducers({ ...ofThePage, ...ofTheCustomer });

export type RootState = ReturnType<typeof slices>;
type Slices = Parameters<typeof slices>[0];

const forgotten = Object.fromEntries(Object.keys(ofTheCustomer).map((name) => [name, undefined]));

/** When the session ends nothing of the customer stays behind (S10): the slices about them start anew. */
export const rootReducer: typeof slices = (state, action) =>
  slices(state && sessionEnded.match(action) ? ({ ...state, ...forgotten } as Slices) : state, action);
