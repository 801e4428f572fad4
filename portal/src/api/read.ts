import { createAction, createReducer } from "@reduxjs/toolkit";
import type { Action } from "redux";
import { call, put, type SagaGenerator, takeLatest } from "../lib/effects.ts";
import type { Failure, Result } from "./result.ts";

/** Where a plain read stands. While it is read again, and when that fails, what was known stays in `data`. */
export type ReadState<T> =
  | { phase: "idle"; data?: undefined }
  | { phase: "loading"; data?: T }
  | { phase: "ready"; data: T }
  | { phase: "failed"; data?: T; failure: Failure };

/**
 * The one shape of plain reads: requested, then received or failed; the latest wins.
 *
 * @example
 * export const accountsRead = createRead<Account[]>("account/accounts");
 * // reducer: accountsRead.reducer; saga: fork(accountsRead.watch, function* () { ... return yield* call(getAccounts, rest); })
 */
export function createRead<T, Asked = void>(name: string) {
  const requested = createAction<Asked>(`${name}/requested`);
  const received = createAction<T>(`${name}/received`);
  const failed = createAction<Failure>(`${name}/failed`);
  const forgotten = createAction(`${name}/forgotten`);

  const reducer = createReducer<ReadState<T>>({ phase: "idle" } as ReadState<T>, (builder) =>
    builder
      .addCase(requested, (state) => ({ phase: "loading", data: state.data }) as ReadState<T>)
      .addCase(received, (_, { payload }) => ({ phase: "ready", data: payload }) as ReadState<T>)
      .addCase(failed, (state, { payload }) => ({ phase: "failed", data: state.data, failure: payload }) as ReadState<T>)
      .addCase(forgotten, () => ({ phase: "idle" }) as ReadState<T>),
  );

  /** Reads whenever it is asked for; an answer to an earlier question is dropped. */
  function* watch(read: (asked: Asked) => SagaGenerator<Result<T>>) {
    yield* takeLatest(requested, function* (action: Action & { payload: Asked }) {
      const result = yield* call(read, action.payload);
      yield* put(result.ok ? received(result.data) : failed(result.failure));
    });
  }

  return { requested, received, failed, forgotten, reducer, watch };
}
