import { createAction } from "@reduxjs/toolkit";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { DemoPerson } from "./signIn.api.ts";

/** The sign-in page was opened. */
export const signInEntered = createAction("signInPage/entered");

/** The demo users on the sign-in page; only with demo data. */
export const demoPeopleRead = createRead<DemoPerson[]>("demoPeople");

type WithDemoPeople = { demoPeople: ReadState<DemoPerson[]> };
export const selectDemoPeople = (state: WithDemoPeople) => state.demoPeople;
