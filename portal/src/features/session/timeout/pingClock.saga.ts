import type { Action } from "@reduxjs/toolkit";
import { context } from "../../../api/sagaContext.ts";
import { wait } from "../../../api/wait.ts";
import { actionChannel, buffers, call, fork, put, race, type SagaGenerator, take } from "../../../lib/effects.ts";
import { ping } from "../model/session.api.ts";
import { endFound, type SessionTiming } from "../model/session.slice.ts";
import { activityNoticed, stayed } from "./timeout.slice.ts";

/**
 * [SESS-06] Every 30 seconds the server hears whether there was activity in this tab; "stay signed in" is told at once.
 * The ping by itself keeps no idle session alive.
 */
export function* pingClock({ pingSeconds }: SessionTiming): SagaGenerator<void> {
  const { rest } = yield* context();
  const noticed = { active: false };
  yield* fork(noticeActivity, noticed);
  // A channel, because the customer may answer while a ping is under way: that answer is not in it.
  const stays = yield* actionChannel(stayedHere, buffers.sliding(1));
  while (true) {
    const { stay } = yield* race({ stay: take(stays), due: wait(pingSeconds * 1000) });
    const active = noticed.active || stay !== undefined;
    noticed.active = false;
    const answer = yield* call(ping, rest, active);
    if (answer.ok) continue;
    // The server did not hear of it, so it is told again with the next ping.
    noticed.active ||= active;
    // Pings are not tracked, so the watch over all calls does not see what this one says about the session.
    if (answer.failure.kind === "unauthorised") yield* put(endFound({ reason: "expired" }));
    if (answer.failure.kind === "maintenance") yield* put(endFound({ reason: "maintenance" }));
  }
}

const stayedHere = (action: Action) => stayed.match(action) && action.payload.here;

function* noticeActivity(noticed: { active: boolean }): SagaGenerator<void> {
  while (true) {
    const { payload } = yield* take(activityNoticed);
    noticed.active ||= payload.here;
  }
}
