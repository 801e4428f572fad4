import { ActivityScreen } from "./activity/ActivityScreen.tsx";
import { inBilling } from "./BillingArea.tsx";

/** The screens that look at an account from other sides than its bill: what moved it, its devices, streaming. */
export const accountScreens = {
  activity: inBilling(ActivityScreen),
};
