import { inBilling } from "./BillingArea.tsx";
import { ScheduledScreen } from "./scheduled/ScheduledScreen.tsx";
import { scheduledWorkflow } from "./scheduled/scheduled.saga.ts";

/** Router entry for the scheduled payments screen; a chunk of its own, which one-time payers do not load. */
export const scheduledScreens = { scheduled: inBilling(ScheduledScreen, scheduledWorkflow) };
