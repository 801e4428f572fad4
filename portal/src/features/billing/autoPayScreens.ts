import { ActionScreen } from "./auto-pay/ActionScreen.tsx";
import { EnrolScreen } from "./auto-pay/EnrolScreen.tsx";
import { ManageScreen } from "./auto-pay/ManageScreen.tsx";
import { SettingsScreen } from "./auto-pay/SettingsScreen.tsx";
import { inBilling } from "./BillingArea.tsx";
import { autoPayWorkflows } from "./autoPay.workflows.ts";

/** The screens of Auto Pay as the router takes them. */
export const autoPayScreens = {
  manage: inBilling(ManageScreen, autoPayWorkflows),
  enrol: inBilling(EnrolScreen, autoPayWorkflows),
  settings: inBilling(SettingsScreen, autoPayWorkflows),
  action: inBilling(ActionScreen, autoPayWorkflows),
};
