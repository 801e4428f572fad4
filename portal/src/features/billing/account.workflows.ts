import { activitySaga } from "./activity/activity.saga.ts";
import { activityReducer } from "./activity/activity.slice.ts";
import { calendarFeedsSaga } from "./calendar/calendarFeeds.saga.ts";
import { calendarFeedsReducer } from "./calendar/calendarFeeds.slice.ts";
import { payDeviceAttemptsSaga, payDeviceSaga } from "./pay-device/payDevice.saga.ts";
import { payDeviceReducer } from "./pay-device/payDevice.slice.ts";

/** What the screens run that look at an account from other sides than its bill. */
export const accountWorkflows = {
  name: "account",
  reducers: { activity: activityReducer, calendarFeeds: calendarFeedsReducer, payDevice: payDeviceReducer },
  sagas: { activity: activitySaga, calendarFeeds: calendarFeedsSaga, payDevice: payDeviceSaga, payDeviceAttempts: payDeviceAttemptsSaga },
};
