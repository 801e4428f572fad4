import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import type { ReadState } from "../../../api/read.ts";
import { all, call, put, type SagaGenerator, select, take, takeLatest } from "../../../lib/effects.ts";
import { type CpniCompliance, cpniRead } from "../../cpni/model/cpni.slice.ts";
import { selectIsAgent } from "../../session/model/session.selectors.ts";
import { voiceApi } from "../model/voice.api.ts";

/** Our choice: with more lines than this no counts are read, because each number needs a call of its own. */
export const MAX_COUNTED_LINES = 12;
/** Calls at the same time: a browser opens six connections, and the rest of the screen needs some of them. */
const AT_ONCE = 3;

/** Unread messages by telephone number; a number whose count is not known is absent. */
type State = Record<string, number>;

const slice = createSlice({
  name: "voiceLineUnread",
  initialState: {} as State,
  reducers: {
    requested: (_, _event: PayloadAction<{ accountId: string; telephoneNumbers: readonly string[] }>): State => ({}),
    received: (state, { payload }: PayloadAction<State>): State => ({ ...state, ...payload }),
  },
});

export const lineUnreadEvents = slice.actions;

/** Whether messages are not held back from the user: no call is made that is known to be refused. */
function* mayCount(): SagaGenerator<boolean> {
  if (yield* select(selectIsAgent)) return false;
  const compliance = () => select(({ cpni }: { cpni: ReadState<CpniCompliance> }) => cpni);
  const known = yield* compliance();
  // It is read when the page starts.
  if (known.data === undefined && known.phase !== "failed") yield* take([cpniRead.received, cpniRead.failed]);
  return (yield* compliance()).data?.compliant === true;
}

/** Reads the counts of the numbers in groups; ends when one is refused, because the others are refused too. */
function* lineUnreadSaga() {
  const api = voiceApi(yield* context());
  yield* takeLatest(lineUnreadEvents.requested, function* ({ payload: { accountId, telephoneNumbers } }) {
    if (telephoneNumbers.length > MAX_COUNTED_LINES || !(yield* call(mayCount))) return;
    for (let first = 0; first < telephoneNumbers.length; first += AT_ONCE) {
      const group = telephoneNumbers.slice(first, first + AT_ONCE);
      const results = yield* all(group.map((number) => call(api.readLineUnreadCount, accountId, number)));
      yield* put(slice.actions.received(Object.fromEntries(results.flatMap(countOf))));
      if (results.some((result) => !result.ok && result.failure.kind === "refused")) return;
    }
  });
}

const countOf = (result: Result<{ telephoneNumber: string; unreadCount: number }>): [string, number][] =>
  result.ok ? [[result.data.telephoneNumber, result.data.unreadCount]] : [];

/** Workflow of the unread counts on the home screen of voice. */
export const lineUnreadWorkflows = {
  name: "voiceLineUnread",
  reducers: { voiceLineUnread: slice.reducer },
  sagas: { voiceLineUnread: lineUnreadSaga },
};

/** Use only on the home screen of voice, which brings this slice. */
export const selectLineUnread = (root: unknown) => (root as { voiceLineUnread: State }).voiceLineUnread;
