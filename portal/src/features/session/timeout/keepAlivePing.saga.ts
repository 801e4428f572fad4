import type { Action } from "@reduxjs/toolkit";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { actionChannel, buffers, call, fork, put, race, type SagaGenerator, take } from "../../../lib/effects.ts";
import { ping } from "../model/session.api.ts";
import { sessionEndDetected, type SessionTiming } from "../model/session.slice.ts";
import { activityNoticed, sessionExtended } from "./timeout.slice.ts";

/**
 * [SESS-06] A ping every 30 seconds reports whether there was activity in this tab; "stay signed in" is sent at once.
 * The ping alone does not extend an idle session.
 */
export function* keepAlivePing({ pingSeconds }: SessionTiming): SagaGenerator<void> {
  const { rest } = yield* context();
  const noticed = { active: false };
  yield* fork(noticeActivity, noticed);
  // A buffered channel, because the customer may stay during a pending ping, which does not include that.
  const stays = yield* actionChannel(extendedHere, buffers.sliding(1));
  while (true) {
    const { stay } = yield* race({ stay: take(stays), due: wait(pingSeconds * 1000) });
    const active = noticed.active || stay !== undefined;
    noticed.active = false;
    const answer = yield* call(ping, rest, active);
    if (answer.ok) continue;
    // The ping failed, so the next one reports the activity.
    noticed.active ||= active;
    // Pings are not tracked, so the session watch does not see their responses.
    if (answer.failure.kind === "unauthorised") yield* put(sessionEndDetected({ reason: "expired" }));
    if (answer.failure.kind === "maintenance") yield* put(sessionEndDetected({ reason: "maintenance" }));
  }
}

const extendedHere = (action: Action) => sessionExtended.match(action) && action.payload.here;

function* noticeActivity(noticed: { active: boolean }): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(activityNoticed);
    noticed.active ||= payload.here;
  }
}
