import { accountRefreshSaga } from "./model/accountRefresh.saga.ts";
import { draftsSaga } from "./model/drafts.saga.ts";
import { otherTabsSaga } from "./model/otherTabs.saga.ts";
import { paperlessSaga } from "./model/paperless.saga.ts";
import { paperlessReducer } from "./model/paperless.slice.ts";
import { statementFilesSaga } from "./model/statementFiles.saga.ts";
import { statementFilesReducer } from "./model/statementFiles.slice.ts";
import { watchSaga } from "./model/watch.saga.ts";
import { watchReducer } from "./model/watch.slice.ts";

/** What every screen of billing runs: how the account stands, and payments that are still being confirmed. */
export const standingWorkflows = {
  name: "standing",
  reducers: { watch: watchReducer, paperless: paperlessReducer, statementFiles: statementFilesReducer },
  sagas: { watch: watchSaga, paperless: paperlessSaga, statementFiles: statementFilesSaga, otherTabs: otherTabsSaga, accountRefresh: accountRefreshSaga, drafts: draftsSaga },
};
