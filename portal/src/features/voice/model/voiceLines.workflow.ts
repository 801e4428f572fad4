import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import { context } from "../../../api/sagaContext.ts";
import { call } from "../../../lib/effects.ts";
import { voiceApi, type VoiceLine } from "./voice.api.ts";

/** The telephone lines of the current account that the user may use. */
export const voiceLinesRead = createRead<VoiceLine[], { accountId: string }>("voiceWorkspace/lines");

function* voiceLinesSaga() {
  const api = voiceApi(yield* context());
  yield* voiceLinesRead.watch(function* ({ accountId }) {
    return yield* call(api.readLines, accountId);
  });
}

/** Workflows of the voice lines: the specification's `voiceWorkspace` slice. */
export const voiceLinesWorkflows = {
  name: "voiceWorkspace",
  reducers: { voiceWorkspace: combineReducers({ lines: voiceLinesRead.reducer }) },
  sagas: { voiceWorkspace: voiceLinesSaga },
};

type State = { lines: ReadState<VoiceLine[]> };
/** Use only on the screens of voice, which bring this slice. */
export const selectVoiceLines = (root: unknown) =>
  (root as { screens: { voiceWorkspace: State } }).screens.voiceWorkspace.lines;
