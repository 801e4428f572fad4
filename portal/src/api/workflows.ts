import { createAction } from "@reduxjs/toolkit";
import { combineReducers, type Reducer } from "redux";
import { fork, put, type SagaGenerator, takeEvery } from "../lib/effects.ts";
import { oncePerSession, supervise } from "./supervise.ts";

/** The sagas and reducers of a group of screens, loaded together with them (code splitting). */
export interface Workflows {
  name: string;
  reducers: Readonly<Record<string, Reducer>>;
  /** Sagas by name. Each is supervised separately: a crash of one does not affect the others. */
  sagas: Readonly<Record<string, () => Generator>>;
}

/**
 * The workflows of one area: a slice whose reducers are injected as they load, and a saga that starts each workflow
 * once, when the first screen that needs it is entered. The registry of loaded code is shared by all stores of the page
 * and is not state.
 * @param area the prefix of its event types
 */
export function workflowsOf<State extends { running: string[] }>(area: string) {
  /** A screen that needs these workflows (by name) was entered. */
  const entered = createAction<{ workflows: string[] }>(`${area}/entered`);
  /** These workflows are listening now; a screen waits for this event before it dispatches. */
  const started = createAction<string[]>(`${area}/workflowsStarted`);
  const running: Reducer<string[]> = (names = [], action) =>
    started.match(action) ? [...new Set([...names, ...action.payload])] : names;
  const registered = new Map<string, Workflows>();
  let reducers: Record<string, Reducer> = { running };
  let reducer = combineReducers(reducers) as unknown as Reducer<State>;

  return {
    entered,
    reducer: ((state, action) => reducer(state, action)) as Reducer<State>,
    /** Registers workflows: their reducers handle events from the next one on. No screen requests them before this. */
    inject(workflows: Workflows): void {
      if (registered.has(workflows.name)) return;
      registered.set(workflows.name, workflows);
      reducers = { ...reducers, ...workflows.reducers };
      reducer = combineReducers(reducers) as unknown as Reducer<State>;
    },
    *saga(): SagaGenerator<void> {
      const startedNames = new Set<string>();
      yield* takeEvery(entered, function* ({ payload: { workflows } }) {
        for (const name of workflows) {
          if (startedNames.has(name)) continue;
          startedNames.add(name);
          for (const [sagaName, saga] of Object.entries(registered.get(name)?.sagas ?? {}))
            yield* fork(supervise, `${area}.${sagaName}`, () => oncePerSession(saga));
        }
        // A new session starts with a new state and the same workflows.
        yield* put(started(workflows));
      });
    },
  };
}
