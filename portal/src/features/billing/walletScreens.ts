import { inBilling } from "./BillingArea.tsx";
import { AddMethodScreen } from "./wallet/AddMethodScreen.tsx";
import { EditCardScreen } from "./wallet/EditCardScreen.tsx";
import { PaymentMethodsScreen } from "./wallet/PaymentMethodsScreen.tsx";

/** The screens of the wallet as the router takes them. */
export const walletScreens = {
  list: inBilling(PaymentMethodsScreen),
  add: inBilling(AddMethodScreen),
  edit: inBilling(EditCardScreen),
};
