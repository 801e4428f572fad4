import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";
import type { CaseRequest, SupportCase } from "./support.api.ts";

/** Phase of sending. A failed one keeps its idempotency key: without an answer, a retry is the same attempt. */
export type Phase<Request> =
  | { name: "idle" }
  | { name: "working"; request: Request }
  | { name: "sent"; request: Request; sent: SupportCase }
  | { name: "failed"; request: Request; failure: Failure };
export type OpenPhase = Phase<CaseRequest>;

export function phaseSlice<Request>(name: string) {
  const requested = createAction(`${name}/requested`, (payload: Request, files: readonly File[] = []) => ({
    payload,
    // The toolkit expects no serializable values in `meta.arg`.
    meta: { arg: files },
  }));
  const slice = createSlice({
    name,
    initialState: { name: "idle" } as Phase<Request>,
    reducers: {
      sent: (_, { payload }: PayloadAction<{ request: Request; sent: SupportCase }>) =>
        ({ name: "sent", ...payload }) as never,
      failed: (_, { payload }: PayloadAction<{ request: Request; failure: Failure }>) =>
        ({ name: "failed", ...payload }) as never,
      dismissed: (phase) => (phase.name === "working" ? phase : ({ name: "idle" } as never)),
    },
    extraReducers: (builder) =>
      builder.addCase(requested, (_, { payload }) => ({ name: "working", request: payload }) as never),
  });
  return { reducer: slice.reducer, actions: { ...slice.actions, requested } };
}

const open = phaseSlice<CaseRequest>("webForm/open");
export const openReducer = open.reducer;
export const openEvents = open.actions;
