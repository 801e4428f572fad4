import { context } from "../../../api/sagaContext.ts";
import { all, call } from "../../../lib/effects.ts";
import { articleRead, categoryRead, homeRead, resultsRead, searchReducer } from "./search.slice.ts";
import { supportApi } from "./support.api.ts";

/** Runs the reads of the search and of articles. */
function* searchSaga() {
  const api = supportApi(yield* context());
  yield* all([
    resultsRead.watch(function* (wanted) {
      const result = yield* call(api.search, wanted);
      return result.ok ? { ok: true, data: { ...result.data, query: wanted.query } } : result;
    }),
    homeRead.watch(function* (wanted) {
      return yield* call(api.home, wanted);
    }),
    categoryRead.watch(function* (wanted) {
      return yield* call(api.category, wanted);
    }),
    articleRead.watch(function* (wanted) {
      return yield* call(api.article, wanted);
    }),
  ]);
}

/** Workflows of articles and of the search: the specification's `search` slice. */
export const searchWorkflows = {
  name: "search",
  reducers: { search: searchReducer },
  sagas: { search: searchSaga },
};
