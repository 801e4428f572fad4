import { combineReducers } from "redux";
import { accountReducer } from "../features/account/model/account.slice.ts";
import { communityRead } from "../features/community/model/community.slice.ts";
import { txnBillingReducer } from "../features/billing/billing.slice.ts";
import { copyReducer } from "../features/content/model/content.slice.ts";
import { cpniReducer } from "../features/cpni/model/cpni.slice.ts";
import { errorsReducer } from "../features/errors/model/errors.slice.ts";
import { navigationReducer } from "../features/navigation/model/navigation.slice.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { servicesAndEquipmentsReducer } from "../features/services/model/services.slice.ts";
import { sessionEnded, sessionReducer } from "../features/session/model/session.slice.ts";
import { recoveryReducer } from "../features/session/recovery/recovery.slice.ts";
import { demoPeopleRead } from "../features/session/sign-in/signInPage.slice.ts";
import { supportContactsRead } from "../features/session/model/supportContacts.slice.ts";
import { timeoutReducer } from "../features/session/timeout/timeout.slice.ts";
import { userPreferencesReducer } from "../features/settings/model/userPreferences.slice.ts";

const ofThePage = {
  copy: copyReducer,
  demoPeople: demoPeopleRead.reducer,
  navigation: navigationReducer,
  recovery: recoveryReducer,
  session: sessionReducer,
  supportContacts: supportContactsRead.reducer,
  timeout: timeoutReducer,
};
const ofTheCustomer = {
  account: accountReducer,
  community: communityRead.reducer,
  cpni: cpniReducer,
  errors: errorsReducer,
  screens: screens.reducer,
  servicesAndEquipments: servicesAndEquipmentsReducer,
  txnBilling: txnBillingReducer,
  userPreferences: userPreferencesReducer,
};

/** The slices of the specification that have an owner by now; those of session and sign-in are ours. */
const slices = combineReducers({ ...ofThePage, ...ofTheCustomer });

export type RootState = ReturnType<typeof slices>;
type Slices = Parameters<typeof slices>[0];

const forgotten = Object.fromEntries(Object.keys(ofTheCustomer).map((name) => [name, undefined]));

/** When the session ends nothing of the customer stays behind (S10): the slices about them start anew. */
export const rootReducer: typeof slices = (state, action) =>
  slices(state && sessionEnded.match(action) ? ({ ...state, ...forgotten } as Slices) : state, action);
