import { createElement } from "react";
import type { RouteTable } from "./router/route.ts";
import { completeTable as routeTable } from "./routes.ts";
import { FocusRecovery } from "./shell/FocusRecovery.ts";

/** What a first visit loads after its screen: workflows that listen from the start, and all other routes. */
export { contentUpdatesSaga } from "../features/content/model/contentUpdates.saga.ts";
export { cpniSaga } from "../features/cpni/model/cpni.saga.ts";
export { accountEventsSaga } from "../features/session/model/accountEvents.saga.ts";
export { endingSaga } from "../features/session/model/ending.saga.ts";
export { offlineCopySaga } from "../features/offline/model/offlineCopy.saga.ts";
export { signIn } from "../features/session/model/signIn.saga.ts";
export { sessionWatchSaga } from "../features/session/model/watch.saga.ts";
export { tabsSaga } from "../features/session/timeout/tabs.saga.ts";
export { servicesUpdatesSaga } from "./servicesUpdates.saga.ts";
export { tracked } from "./tracked.ts";

/** All routes, and what runs beside their screens. */
export const completeTable: RouteTable = { ...routeTable, globalEffects: createElement(FocusRecovery) };
