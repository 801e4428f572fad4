import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import { context } from "../../../api/sagaContext.ts";
import { all, call } from "../../../lib/effects.ts";
import { voiceApi, type VoiceLine, type VoiceManager } from "./voice.api.ts";

/** The telephone lines of the current account that the user may use. */
export const voiceLinesRead = createRead<VoiceLine[], { accountId: string }>("voiceWorkspace/lines");
/** Where the voice manager is, for users who comply with the CPNI rules. */
export const voiceManagerRead = createRead<VoiceManager, { accountId: string }>("voiceWorkspace/manager");

function* voiceLinesSaga() {
  const api = voiceApi(yield* context());
  yield* all([
    voiceLinesRead.watch(function* ({ accountId }) {
      return yield* call(api.readLines, accountId);
    }),
    voiceManagerRead.watch(function* ({ accountId }) {
      return yield* call(api.readManager, accountId);
    }),
  ]);
}

/** Workflows of the voice lines: the specification's `voiceWorkspace` slice. */
export const voiceLinesWorkflows = {
  name: "voiceWorkspace",
  reducers: {
    voiceWorkspace: combineReducers({ lines: voiceLinesRead.reducer, manager: voiceManagerRead.reducer }),
  },
  sagas: { voiceWorkspace: voiceLinesSaga },
};

type State = { lines: ReadState<VoiceLine[]>; manager: ReadState<VoiceManager> };
const workspace = (root: unknown) => (root as { voiceWorkspace: State }).voiceWorkspace;

/** Use only on the screens of voice, which bring this slice. */
export const selectVoiceLines = (root: unknown) => workspace(root).lines;
export const selectVoiceManager = (root: unknown) => workspace(root).manager;
