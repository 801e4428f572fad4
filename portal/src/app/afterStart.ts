/** What a first visit loads after its screen: workflows that listen from the start, and all other routes. */
export { contentUpdatesSaga } from "../features/content/model/contentUpdates.saga.ts";
export { cpniSaga } from "../features/cpni/model/cpni.saga.ts";
export { endingSaga } from "../features/session/model/ending.saga.ts";
export { sessionWatchSaga } from "../features/session/model/watch.saga.ts";
export { tabsSaga } from "../features/session/timeout/tabs.saga.ts";
export { tracked } from "./tracked.ts";
export { completeTable } from "./routes.ts";
