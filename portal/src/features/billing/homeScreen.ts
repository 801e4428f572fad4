import { inBilling } from "./BillingArea.tsx";
import { BillingHomeScreen } from "./home/BillingHomeScreen.tsx";

/** Where billing begins, as the router takes it. */
export const billingHome = inBilling(BillingHomeScreen);
