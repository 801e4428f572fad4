import { all, fork } from "../../lib/effects.ts";
import { forgetSaga } from "./model/forget.saga.ts";
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
  *saga() {
    yield* all([fork(watchSaga), fork(paperlessSaga), fork(statementFilesSaga), fork(otherTabsSaga), fork(forgetSaga)]);
  },
};
