import type { TrackedActions } from "../features/analytics/analyticsEvent.ts";
import { sessionEnded, signInFailed, signInSubmitted } from "../features/session/model/session.slice.ts";

/** The features' events that analytics listens to, and as what they are sent. Names and codes only, nothing that was typed. */
export const tracked: TrackedActions = {
  [signInSubmitted.type]: () => ({ name: "signInSubmitted", data: { msgCategory: "session" } }),
  [signInFailed.type]: () => ({ name: "signInFailed", data: { msgCategory: "session", opSuccess: false } }),
  [sessionEnded.type]: ({ reason }: ReturnType<typeof sessionEnded>["payload"]) => ({
    name: "sessionEnded",
    data: { msgCategory: "session", appApiServiceResult: reason },
  }),
};
