import type { CallRecord } from "../../../api/recorder.ts";
import { type EventChannel, put, select, takeEvery } from "../../../lib/effects.ts";
import { navigationRequested } from "../../navigation/model/navigation.slice.ts";
import { selectIsSignedIn } from "./session.selectors.ts";
import { sessionEndDetected } from "./session.slice.ts";

type Verdict = "maintenance" | "expired";

const ended = new Set(["NOT_SIGNED_IN", "SESSION_ENDED"]);

/** What a response says about the session itself, for any request (SESS-05). GraphQL reports it with status 200. */
function verdict({ status, problemCode, graphErrors }: CallRecord): Verdict | undefined {
  const codes = [problemCode, ...graphErrors];
  if (codes.includes("IN_MAINTENANCE")) return "maintenance";
  const refused = status === 401 || graphErrors.length > 0;
  return refused && codes.some((code) => code !== undefined && ended.has(code)) ? "expired" : undefined;
}

/** Watches every response for the end of the session. */
export function* sessionWatchSaga(calls: EventChannel<CallRecord>) {
  yield* takeEvery(calls, function* (record) {
    const found = verdict(record);
    if (!found) return;
    if (yield* select(selectIsSignedIn)) yield* put(sessionEndDetected({ reason: found }));
    else if (found === "maintenance") yield* put(navigationRequested({ to: "/maintenance" }));
  });
}
