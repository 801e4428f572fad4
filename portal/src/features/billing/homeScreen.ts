import { inBilling } from "./BillingArea.tsx";
import { homeWorkflows } from "./home.workflows.ts";
import { BillingHomeScreen } from "./home/BillingHomeScreen.tsx";

/** Where billing begins, as the router takes it. */
export const billingHome = inBilling(BillingHomeScreen, homeWorkflows);
