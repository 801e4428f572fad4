import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

/** One upload at a time: the file, and its place among those of the message. */
type Progress = { name: string; number: number; of: number };

/** The uploads of messages, by form. The files themselves stay in the forms: a store holds no files. */
export type Uploads = {
  /** By the key of a file: ids that no message has named yet, and why an upload failed. */
  ids: Record<string, string>;
  failures: Record<string, Failure>;
  /** By form. */
  progress: Record<string, Progress>;
};

/** Names a file within a form; the same file chosen again has the same key. */
export const uploadKey = (form: string, { name, size, lastModified }: File): string =>
  `${form}/${name}/${size}/${lastModified}`;

const without = <Value>(values: Record<string, Value>, form: string) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== form && !key.startsWith(`${form}/`)));

const uploads = createSlice({
  name: "webForm/uploads",
  initialState: { ids: {}, failures: {}, progress: {} } as Uploads,
  reducers: {
    /** A message is sent: earlier failures no longer count. */
    began: (state, { payload: form }: PayloadAction<string>) => {
      state.failures = without(state.failures, form);
    },
    progressed: ({ progress }, { payload: { form, ...now } }: PayloadAction<Progress & { form: string }>) => {
      progress[form] = now;
    },
    uploaded: ({ ids }, { payload: { key, id } }: PayloadAction<{ key: string; id: string }>) => {
      ids[key] = id;
    },
    failed: ({ failures }, { payload: { key, failure } }: PayloadAction<{ key: string; failure: Failure }>) => {
      failures[key] = failure;
    },
    ended: (state, { payload: form }: PayloadAction<string>) => {
      state.progress = without(state.progress, form);
    },
    /** A message has the files, or the server no longer has them. */
    used: (state, { payload: form }: PayloadAction<string>) => {
      state.ids = without(state.ids, form);
    },
  },
});

export const uploadEvents = uploads.actions;
export const uploadsReducer = uploads.reducer;
