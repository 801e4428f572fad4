import { createRead, type ReadState } from "../../../api/read.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import type { DemoPerson } from "./signIn.api.ts";

/** The demo users on the sign-in page; only with demo data. */
export const demoPeopleRead = createRead<DemoPerson[]>("demoPeople");

// Injected with the code that needs it: customers' pages do not load it.
screens.inject({ name: "demoPeople", reducers: { demoPeople: demoPeopleRead.reducer }, sagas: {} });

const idle: ReadState<DemoPerson[]> = { phase: "idle" };
/** Idle until the reducer has handled its first event. */
export const selectDemoPeople = (root: unknown) =>
  (root as { demoPeople?: ReadState<DemoPerson[]> }).demoPeople ?? idle;
