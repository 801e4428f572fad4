import { activityWorkflow } from "./activity/activity.saga.ts";
import { calendarFeedsWorkflow } from "./calendar/calendarFeeds.saga.ts";
import { payDeviceWorkflow } from "./pay-device/payDevice.saga.ts";
import { ActivityScreen } from "./activity/ActivityScreen.tsx";
import { inBilling } from "./BillingArea.tsx";
import { MoneyCalendarScreen } from "./calendar/MoneyCalendarScreen.tsx";
import { DeviceBalancesScreen } from "./mobile/DeviceBalancesScreen.tsx";
import { MobileTransactionsScreen } from "./mobile/MobileTransactionsScreen.tsx";
import { PayOptionsScreen } from "./pay-options/PayOptionsScreen.tsx";
import { PayDeviceScreen } from "./pay-device/PayDeviceScreen.tsx";
import { PaySeveralScreen } from "./pay-several/PaySeveralScreen.tsx";
import { paySeveralWorkflow } from "./pay-several/paySeveral.saga.ts";
import { StreamingScreen } from "./streaming/StreamingScreen.tsx";
import { WhatIfScreen } from "./what-if/WhatIfScreen.tsx";

/** Router entries for the account screens: activity, devices, streaming. */
export const accountScreens = {
  activity: inBilling(ActivityScreen, activityWorkflow),
  mobileTransactions: inBilling(MobileTransactionsScreen),
  deviceBalances: inBilling(DeviceBalancesScreen),
  payOptions: inBilling(PayOptionsScreen),
  payDevice: inBilling(PayDeviceScreen, payDeviceWorkflow),
  paySeveral: inBilling(PaySeveralScreen, paySeveralWorkflow),
  streaming: inBilling(StreamingScreen),
  whatIf: inBilling(WhatIfScreen),
  calendar: inBilling(MoneyCalendarScreen, calendarFeedsWorkflow),
};
