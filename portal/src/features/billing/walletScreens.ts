import { inBilling } from "./BillingArea.tsx";
import { AddMethodScreen } from "./wallet/AddMethodScreen.tsx";
import { EditCardScreen } from "./wallet/EditCardScreen.tsx";
import { PaymentMethodsScreen } from "./wallet/PaymentMethodsScreen.tsx";
import { walletWorkflow } from "./wallet/wallet.saga.ts";

/** Router entries for the wallet screens. */
export const walletScreens = {
  list: inBilling(PaymentMethodsScreen, walletWorkflow),
  add: inBilling(AddMethodScreen, walletWorkflow),
  edit: inBilling(EditCardScreen, walletWorkflow),
};
