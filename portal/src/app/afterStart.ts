import { createElement } from "react";
import { contentUpdatesSaga } from "../features/content/model/contentUpdates.saga.ts";
import { offlineCopySaga } from "../features/offline/model/offlineCopy.saga.ts";
import { accountEventsSaga } from "../features/session/model/accountEvents.saga.ts";
import type { RouteTable } from "./router/route.ts";
import { completeTable as routeTable } from "./routes.ts";
import { servicesUpdatesSaga } from "./servicesUpdates.saga.ts";
import { FocusRecovery } from "./shell/FocusRecovery.ts";

/** What a first visit loads after its screen: workflows that listen from the start, and all other routes. */
export { communitySaga } from "../features/community/model/community.saga.ts";
export { cpniSaga } from "../features/cpni/model/cpni.saga.ts";
export { accountEvents } from "../features/session/model/accountEvents.ts";
export { supportContactsSaga } from "../features/session/model/supportContacts.saga.ts";
export { endingSaga } from "../features/session/model/ending.saga.ts";
export { signIn } from "../features/session/model/signIn.saga.ts";
export { stepUpSaga } from "../features/session/step-up/stepUp.saga.ts";
export { sessionWatchSaga } from "../features/session/model/watch.saga.ts";
export { tabsSaga } from "../features/session/timeout/tabs.saga.ts";
export { registerOfflineWorker } from "./offlineWorker.ts";
export { tracked } from "./tracked.ts";

/** All routes, and what runs beside their screens. */
export const completeTable: RouteTable = { ...routeTable, globalEffects: createElement(FocusRecovery) };

/** Background workflows that may start late. */
export const backgroundSagas: readonly (() => Generator)[] = [
  contentUpdatesSaga,
  servicesUpdatesSaga,
  accountEventsSaga,
  offlineCopySaga,
];
