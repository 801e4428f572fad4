import { createAction } from "@reduxjs/toolkit";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { DemoPerson } from "./signIn.api.ts";

/** The sign-in page was arrived at. */
export const signInEntered = createAction("signInPage/entered");

/** The invented customers that the sign-in page offers while demo data is on. */
export const demoPeopleRead = createRead<DemoPerson[]>("demoPeople");

type WithDemoPeople = { demoPeople: ReadState<DemoPerson[]> };
export const selectDemoPeople = (state: WithDemoPeople) => state.demoPeople;
