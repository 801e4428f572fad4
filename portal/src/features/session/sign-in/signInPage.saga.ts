import { context } from "../../../api/sagaContext.ts";
import { call, fork, put, type SagaGenerator, select, takeEvery } from "../../../lib/effects.ts";
import { languageSaved } from "../../content/model/content.slice.ts";
import { getDemoPeople } from "./signIn.api.ts";
import { demoPeopleRead, selectDemoPeople } from "./demoPeople.slice.ts";
import { signInEntered } from "./signInPage.slice.ts";

export function* signInPageSaga(): SagaGenerator<void> {
  const { rest, bootstrap } = yield* context();
  if (!bootstrap.demo) return;
  yield* fork(demoPeopleRead.watch, function* () {
    return yield* call(getDemoPeople, rest);
  });
  yield* takeEvery([signInEntered, languageSaved], function* (action) {
    // The descriptions are in the session's language, so a new language refetches them if they are shown.
    const wanted = signInEntered.match(action) || (yield* select(selectDemoPeople)).phase !== "idle";
    if (wanted) yield* put(demoPeopleRead.requested());
  });
}
