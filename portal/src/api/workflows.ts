import { createAction } from "@reduxjs/toolkit";
import { combineReducers, type Reducer } from "redux";
import { fork, put, type SagaGenerator, takeEvery } from "../lib/effects.ts";
import { oncePerSession, supervise } from "./supervise.ts";

/** The sagas and slices of a group of screens, loaded together with them (code splitting). */
export interface Workflows {
  name: string;
  /** Slices of the root state. One that several workflows share is a `sharedSlice`. */
  reducers: Readonly<Record<string, Reducer>>;
  /** Sagas by name. Each is supervised separately: a crash of one does not affect the others. */
  sagas: Readonly<Record<string, () => Generator>>;
}

/**
 * The slices of the portal and its workflows. A workflow's slices are added to the root state as its code loads; each
 * has one owner, and a second one is refused. A saga starts each workflow once, when the first screen that needs it is
 * entered. The registry of loaded code is shared by all stores of the page and is not state.
 * @param area the prefix of its event types
 */
export function createWorkflows(area: string) {
  /** A screen that needs these workflows (by name) was entered. */
  const entered = createAction<{ workflows: string[] }>(`${area}/entered`);
  /** These workflows are listening now; a screen waits for this event before it dispatches. */
  const started = createAction<string[]>(`${area}/workflowsStarted`);
  const registered = new Map<string, Workflows>();
  const slices: Record<string, Reducer> = {};
  let combined: Reducer | undefined;

  /** Adds slices: at once those that every page has from the start, others with their workflows. */
  function addSlices(reducers: Workflows["reducers"]): void {
    for (const [name, reducer] of Object.entries(reducers))
      if ((slices[name] ??= reducer) !== reducer) throw new Error(`${name} has an owner`);
    combined = undefined;
  }

  return {
    entered,
    /** The names of the workflows that run. */
    reducer: ((names = [], action) =>
      started.match(action) ? [...new Set([...names, ...action.payload])] : names) as Reducer<string[]>,
    addSlices,
    /** Reduces the whole state: the slices of the start and all that have been injected. */
    reduceRoot: ((state, action) => (combined ??= combineReducers(slices))(state, action)) as Reducer,
    /** Registers workflows: their slices handle events from the next one on. No screen requests them before this. */
    inject(workflows: Workflows): void {
      if (registered.has(workflows.name)) return;
      addSlices(workflows.reducers);
      registered.set(workflows.name, workflows);
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
