import { createAction } from "@reduxjs/toolkit";
import { combineReducers, type Reducer } from "redux";
import { fork, put, type SagaGenerator, takeEvery } from "../lib/effects.ts";
import { oncePerSession, supervise } from "./supervise.ts";

/** What a group of screens runs, and what that keeps: it arrives with them, so that a page loads what it can use and no more. */
export interface Workflows {
  name: string;
  reducers: Readonly<Record<string, Reducer>>;
  /** By name, each supervised by itself: a crash of one leaves the others alone. */
  sagas: Readonly<Record<string, () => Generator>>;
}

/**
 * The workflows of one area of the portal: a slice that grows with what arrives, and a saga that starts each workflow once, when a
 * screen that needs it is first entered. What has arrived is code, the same for every store of the page, and no state.
 * @param area the name that its events begin with
 */
export function workflowsOf<State extends { running: string[] }>(area: string) {
  /** A screen is there, which needs these workflows, by name. */
  const entered = createAction<{ workflows: string[] }>(`${area}/entered`);
  /** They hear events from now on: a screen waits for those that it needs. */
  const started = createAction<string[]>(`${area}/workflowsStarted`);
  const running: Reducer<string[]> = (names = [], action) => (started.match(action) ? [...new Set([...names, ...action.payload])] : names);
  const arrived = new Map<string, Workflows>();
  let reducers: Record<string, Reducer> = { running };
  let reducer = combineReducers(reducers) as unknown as Reducer<State>;

  return {
    entered,
    reducer: ((state, action) => reducer(state, action)) as Reducer<State>,
    /** Makes workflows known: their reducers keep from the next event on. Until then no screen asks for it. */
    inject(workflows: Workflows): void {
      if (arrived.has(workflows.name)) return;
      arrived.set(workflows.name, workflows);
      reducers = { ...reducers, ...workflows.reducers };
      reducer = combineReducers(reducers) as unknown as Reducer<State>;
    },
    *saga(): SagaGenerator<void> {
      const begun = new Set<string>();
      yield* takeEvery(entered, function* ({ payload: { workflows } }) {
        for (const name of workflows) {
          if (begun.has(name)) continue;
          begun.add(name);
          for (const [own, saga] of Object.entries(arrived.get(name)?.sagas ?? {})) yield* fork(supervise, `${area}.${own}`, () => oncePerSession(saga));
        }
        // Another session starts with another state, and the same workflows.
        yield* put(started(workflows));
      });
    },
  };
}
