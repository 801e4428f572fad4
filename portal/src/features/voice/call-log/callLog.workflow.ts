import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, put, select, takeLatest } from "../../../lib/effects.ts";
import { saveFile } from "../../billing/model/saveFile.ts";
import { selectLocale } from "../../content/model/content.slice.ts";
import { voiceApi } from "../model/voice.api.ts";
import type { CallFilter } from "./callLog.filter.ts";

/** State of the CSV export of the calls that match the filters. */
type FileState = { phase: "idle" } | { phase: "downloading" } | { phase: "failed"; failure: Failure };
type WantedFile = { accountId: string; filter: CallFilter; fileName: string };

const slice = createSlice({
  name: "callLogFile",
  initialState: { phase: "idle" } as FileState,
  reducers: {
    requested: (_, _event: PayloadAction<WantedFile>): FileState => ({ phase: "downloading" }),
    downloaded: (): FileState => ({ phase: "idle" }),
    failed: (_, { payload }: PayloadAction<Failure>): FileState => ({ phase: "failed", failure: payload }),
    left: (): FileState => ({ phase: "idle" }),
  },
});

export const callFileEvents = slice.actions;

/** Downloads the file in the current language and saves it through the browser. */
function* callLogSaga() {
  const api = voiceApi(yield* context());
  yield* takeLatest(callFileEvents.requested, function* ({ payload: { accountId, filter, fileName } }) {
    const locale = yield* select(selectLocale);
    const file = yield* call(api.downloadCalls, { accountId, ...filter, locale });
    if (!file.ok) return yield* put(callFileEvents.failed(file.failure));
    yield* call(saveFile, file.data, fileName);
    yield* put(callFileEvents.downloaded());
  });
}

/** Workflows of the call log's screen. */
export const callLogWorkflows = {
  name: "callLog",
  reducers: { callLog: slice.reducer },
  sagas: { callLog: callLogSaga },
};

/** Use only on the call log's screen, which brings this slice. */
export const selectCallFile = (root: unknown) => (root as { callLog: FileState }).callLog;
