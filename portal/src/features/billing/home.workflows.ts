import { accountNameSaga } from "./home/accountName.saga.ts";
import { accountNameReducer } from "./home/accountName.slice.ts";

/** What billing's home runs besides what every screen of billing does. */
export const homeWorkflows = { name: "home", reducers: { accountName: accountNameReducer }, sagas: { accountName: accountNameSaga } };
