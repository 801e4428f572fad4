import { inBilling } from "./BillingArea.tsx";
import { accountNameWorkflow } from "./home/accountName.saga.ts";
import { BillingHomeScreen } from "./home/BillingHomeScreen.tsx";

/** Router entry for the billing home. */
export const billingHome = inBilling(BillingHomeScreen, accountNameWorkflow);
