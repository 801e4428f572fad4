import { createAction, createReducer } from "@reduxjs/toolkit";
import type { Action } from "redux";
import { sessionEndedType } from "./sessionScope.ts";
import { call, put, type SagaGenerator, takeLatest } from "../lib/effects.ts";
import type { Failure, Result } from "./result.ts";

/** Where a plain read stands. While it is read again, and when that fails, what was known stays in `data`. */
export type ReadState<T> =
  | { phase: "idle"; data?: undefined }
  /** `outdated`: something has changed what was read; it is not to be shown as if it were new. */
  | { phase: "loading"; data?: T; outdated?: true }
  | { phase: "ready"; data: T; outdated?: true }
  | { phase: "failed"; data?: T; outdated?: true; failure: Failure };

/** Whether what is known is not so any more. */
export const isOutdated = <T>(read: ReadState<T>): boolean => "outdated" in read && read.outdated === true;

const known = <T>(read: ReadState<T>) => ({ data: read.data, outdated: isOutdated(read) || undefined });

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
  const outdated = createAction(`${name}/outdated`);

  const reducer = createReducer<ReadState<T>>({ phase: "idle" } as ReadState<T>, (builder) =>
    builder
      .addCase(requested, (state) => ({ ...known(state), phase: "loading" }) as ReadState<T>)
      .addCase(received, (_, { payload }) => ({ phase: "ready", data: payload }) as ReadState<T>)
      .addCase(failed, (state, { payload }) => ({ ...known(state), phase: "failed", failure: payload }) as ReadState<T>)
      .addCase(outdated, (state) => ({ ...state, outdated: true }) as ReadState<T>)
      // A read that the end of the session cancels is asked for anew by whoever needs it next.
      .addCase(sessionEndedType, (state) => (state.phase === "loading" ? ({ phase: "idle" }) as ReadState<T> : state))
      .addCase(forgotten, () => ({ phase: "idle" }) as ReadState<T>),
  );

  /** Reads whenever it is asked for; an answer to an earlier question is dropped, and so is one that comes after the end of the session. */
  function* watch(read: (asked: Asked) => SagaGenerator<Result<T>>) {
    yield* takeLatest([requested.type, sessionEndedType], function* (action: Action & { payload: Asked }) {
      if (!requested.match(action)) return;
      const result = yield* call(read, action.payload);
      yield* put(result.ok ? received(result.data) : failed(result.failure));
    });
  }

  return { requested, received, failed, forgotten, outdated, reducer, watch };
}
