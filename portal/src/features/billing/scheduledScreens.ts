import { inBilling } from "./BillingArea.tsx";
import { ScheduledScreen } from "./scheduled/ScheduledScreen.tsx";

/** The screen of scheduled payments as the router takes it: who only pays does not load it. */
export const scheduledScreens = { scheduled: inBilling(ScheduledScreen) };
