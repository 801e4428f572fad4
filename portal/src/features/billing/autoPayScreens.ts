import { ActionScreen } from "./auto-pay/ActionScreen.tsx";
import { EnrolScreen, ManageScreen, SettingsScreen } from "./auto-pay/AutoPayFlows.tsx";
import { inBilling } from "./BillingArea.tsx";
import { autoPayWorkflow } from "./auto-pay/autoPay.saga.ts";

/** Router entries for the Auto Pay screens. */
export const autoPayScreens = {
  manage: inBilling(ManageScreen, autoPayWorkflow),
  enrol: inBilling(EnrolScreen, autoPayWorkflow),
  settings: inBilling(SettingsScreen, autoPayWorkflow),
  action: inBilling(ActionScreen, autoPayWorkflow),
};
