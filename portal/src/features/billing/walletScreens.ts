import { inBilling } from "./BillingArea.tsx";
import { AddMethodScreen } from "./wallet/AddMethodScreen.tsx";
import { EditCardScreen } from "./wallet/EditCardScreen.tsx";
import { PaymentMethodsScreen } from "./wallet/PaymentMethodsScreen.tsx";
import { walletWorkflows } from "./wallet.workflows.ts";

/** The screens of the wallet as the router takes them. */
export const walletScreens = {
  list: inBilling(PaymentMethodsScreen, walletWorkflows),
  add: inBilling(AddMethodScreen, walletWorkflows),
  edit: inBilling(EditCardScreen, walletWorkflows),
};
