import { combineReducers } from "redux";
import { accountReducer } from "../features/account/model/account.slice.ts";
import { communityRead } from "../features/community/model/community.slice.ts";
import { txnBillingReducer } from "../features/billing/billing.slice.ts";
import { copyReducer } from "../features/content/model/content.slice.ts";
import { cpniReducer } from "../features/cpni/model/cpni.slice.ts";
import { errorsReducer } from "../features/errors/model/errors.slice.ts";
import { loadingReducer } from "../features/navigation/model/loading.slice.ts";
import { navigationReducer } from "../features/navigation/model/navigation.slice.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { servicesAndEquipmentsReducer } from "../features/services/model/services.slice.ts";
import { sessionEnded, sessionReducer } from "../features/session/model/session.slice.ts";
import { demoPeopleRead } from "../features/session/sign-in/signInPage.slice.ts";
import { supportContactsRead } from "../features/session/model/supportContacts.slice.ts";
import { timeoutReducer } from "../features/session/timeout/timeout.slice.ts";
import { userPreferencesReducer } from "../features/settings/model/userPreferences.slice.ts";

const pageReducers = {
  copy: copyReducer,
  demoPeople: demoPeopleRead.reducer,
  loading: loadingReducer,
  navigation: navigationReducer,
  session: sessionReducer,
  supportContacts: supportContactsRead.reducer,
  timeout: timeoutReducer,
};
const customerReducers = {
  account: accountReducer,
  community: communityRead.reducer,
  cpni: cpniReducer,
  errors: errorsReducer,
  screens: screens.reducer,
  servicesAndEquipments: servicesAndEquipmentsReducer,
  txnBilling: txnBillingReducer,
  userPreferences: userPreferencesReducer,
};

/** The specification's slices that exist so far; the slices of session and sign-in are our own. */
const slices = combineReducers({ ...pageReducers, ...customerReducers });

export type RootState = ReturnType<typeof slices>;
type Slices = Parameters<typeof slices>[0];

const clearedCustomerState = Object.fromEntries(Object.keys(customerReducers).map((name) => [name, undefined]));

/**
 * Resets all customer data when the session ends (S10): the slices about the customer return to their initial state.
 */
export const rootReducer: typeof slices = (state, action) =>
  slices(state && sessionEnded.match(action) ? ({ ...state, ...clearedCustomerState } as Slices) : state, action);
