import { createAction, createReducer } from "@reduxjs/toolkit";
import type { Action } from "redux";
import { sessionEndedType } from "./sessionScope.ts";
import { call, put, type SagaGenerator, takeLatest } from "../lib/effects.ts";
import type { Failure, Result } from "./result.ts";

/**
 * The state of a read. During a refetch, and after one fails, `data` keeps the last value. A refetch after a failure keeps
 * the failure until it is answered.
 */
export type ReadState<T> =
  | { phase: "idle"; data?: undefined; outdated?: undefined; failure?: undefined }
  /** `outdated`: the data is stale because something changed on the server; do not show it as current. */
  | { phase: "loading"; data?: T; outdated?: true; failure?: Failure }
  | { phase: "ready"; data: T; outdated?: true; failure?: undefined }
  | { phase: "failed"; data?: T; outdated?: true; failure: Failure };

/**
 * Whether there is nothing to show for a read yet, neither data nor a failure. What stands below such a part is drawn
 * afterwards: otherwise the arrival pushes it away under the customer's finger.
 */
export const isPending = ({ data, outdated, failure }: ReadState<unknown>): boolean =>
  failure === undefined && (data === undefined || outdated === true);

/**
 * Reducer and saga watcher for a REST read: requested, then received or failed; the latest request wins (takeLatest).
 *
 * @example
 * export const accountsRead = createRead<Account[]>("account/accounts");
 * // reducer: accountsRead.reducer
 * // saga: fork(accountsRead.watch, function* () { ... return yield* call(getAccounts, rest); })
 */
export function createRead<T, Request = void>(name: string) {
  const requested = createAction<Request>(`${name}/requested`);
  const received = createAction<T>(`${name}/received`);
  const failed = createAction<Failure>(`${name}/failed`);
  const reset = createAction(`${name}/reset`);
  const outdated = createAction(`${name}/outdated`);

  const reducer = createReducer<ReadState<T>>({ phase: "idle" } as ReadState<T>, (builder) =>
    builder
      .addCase(requested, (state) => ({ ...state, phase: "loading" }) as ReadState<T>)
      .addCase(received, (_, { payload }) => ({ phase: "ready", data: payload }) as ReadState<T>)
      .addCase(failed, (state, { payload }) => ({ ...state, phase: "failed", failure: payload }) as ReadState<T>)
      .addCase(outdated, (state) => ({ ...state, outdated: true }) as ReadState<T>)
      // A read cancelled by the end of the session is not retried here: the next screen that needs it requests it
      // again.
      .addCase(sessionEndedType, (state) => (state.phase === "loading" ? ({ phase: "idle" } as ReadState<T>) : state))
      .addCase(reset, () => ({ phase: "idle" }) as ReadState<T>),
  );

  /**
   * Runs the read on each request; discards the response to an earlier request and any response after the session
   * ended.
   */
  function* watch(read: (request: Request) => SagaGenerator<Result<T>>) {
    yield* takeLatest([requested.type, sessionEndedType], function* (action: Action & { payload: Request }) {
      if (!requested.match(action)) return;
      const result = yield* call(read, action.payload);
      yield* put(result.ok ? received(result.data) : failed(result.failure));
    });
  }

  return { requested, received, failed, reset, outdated, reducer, watch };
}
