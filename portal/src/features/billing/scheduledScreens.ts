import { inBilling } from "./BillingArea.tsx";
import { ScheduledScreen } from "./scheduled/ScheduledScreen.tsx";
import { scheduledWorkflows } from "./scheduled.workflows.ts";

/** The screen of scheduled payments as the router takes it: who only pays does not load it. */
export const scheduledScreens = { scheduled: inBilling(ScheduledScreen, scheduledWorkflows) };
