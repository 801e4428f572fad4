import type { Reducer, StateFromReducersMapObject } from "redux";
import { accountReducer } from "../features/account/model/account.slice.ts";
import { communityRead } from "../features/community/model/community.slice.ts";
import type { BillingState } from "../features/billing/billing.workflows.ts";
import { cmsReducer } from "../features/content/model/cms.slice.ts";
import { copyReducer } from "../features/content/model/content.slice.ts";
import { cpniReducer } from "../features/cpni/model/cpni.slice.ts";
import { errorsReducer } from "../features/errors/model/errors.slice.ts";
import { deeplinksReducer } from "../features/navigation/model/deeplinks.slice.ts";
import { loadingReducer } from "../features/navigation/model/loading.slice.ts";
import { navigationReducer } from "../features/navigation/model/navigation.slice.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { servicesAndEquipmentsReducer } from "../features/services/model/services.slice.ts";
import { sessionEnded, sessionReducer } from "../features/session/model/session.slice.ts";
import { idTokenReducer } from "../features/session/model/idToken.slice.ts";
import { supportContactsRead } from "../features/session/model/supportContacts.slice.ts";
import { timeoutReducer } from "../features/session/timeout/timeout.slice.ts";
import { userPreferencesReducer } from "../features/settings/model/userPreferences.slice.ts";

const pageReducers = {
  cms: cmsReducer,
  copy: copyReducer,
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
  deeplinks: deeplinksReducer,
  errors: errorsReducer,
  idToken: idTokenReducer,
  screens: screens.reducer,
  servicesAndEquipments: servicesAndEquipmentsReducer,
  userPreferences: userPreferencesReducer,
};

type FirstState = StateFromReducersMapObject<typeof pageReducers & typeof customerReducers>;
/** The slices of the start, and those of billing as they are once its screens have loaded; others know their own type. */
export type RootState = FirstState & BillingState;

screens.addSlices({ ...pageReducers, ...customerReducers });

/** What is about the page and not about the customer. */
const pageStateOf = (state: RootState) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => name in pageReducers)) as RootState;

/**
 * Resets all customer data when the session ends (S10): every slice that is not about the page alone returns to its
 * initial state, slices that loaded with screens too.
 */
export const rootReducer: Reducer<RootState> = (state, action) =>
  screens.reduceRoot(state && sessionEnded.match(action) ? pageStateOf(state) : state, action) as RootState;
