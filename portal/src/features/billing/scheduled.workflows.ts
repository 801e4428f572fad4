import { scheduledSaga } from "./scheduled/scheduled.saga.ts";
import { scheduledReducer } from "./scheduled/scheduled.slice.ts";

/** What the screen of scheduled payments runs. */
export const scheduledWorkflows = { name: "scheduled", reducers: { scheduled: scheduledReducer }, sagas: { scheduled: scheduledSaga } };
