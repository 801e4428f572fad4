import { accountWorkflows } from "./account.workflows.ts";
import { ActivityScreen } from "./activity/ActivityScreen.tsx";
import { inBilling } from "./BillingArea.tsx";
import { MoneyCalendarScreen } from "./calendar/MoneyCalendarScreen.tsx";
import { DeviceBalancesScreen } from "./mobile/DeviceBalancesScreen.tsx";
import { MobileTransactionsScreen } from "./mobile/MobileTransactionsScreen.tsx";
import { PayDeviceScreen } from "./pay-device/PayDeviceScreen.tsx";
import { StreamingScreen } from "./streaming/StreamingScreen.tsx";
import { WhatIfScreen } from "./what-if/WhatIfScreen.tsx";

/** The screens that look at an account from other sides than its bill: what moved it, its devices, streaming. */
export const accountScreens = {
  activity: inBilling(ActivityScreen, accountWorkflows),
  mobileTransactions: inBilling(MobileTransactionsScreen, accountWorkflows),
  deviceBalances: inBilling(DeviceBalancesScreen, accountWorkflows),
  payDevice: inBilling(PayDeviceScreen, accountWorkflows),
  streaming: inBilling(StreamingScreen, accountWorkflows),
  whatIf: inBilling(WhatIfScreen, accountWorkflows),
  calendar: inBilling(MoneyCalendarScreen, accountWorkflows),
};
