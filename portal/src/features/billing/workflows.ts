import type { Reducer } from "redux";
import { addWorkflowReducers } from "./billing.slice.ts";

/** What a group of screens runs, and what that keeps: it arrives with them, so that a page loads what it can use and no more. */
export interface Workflows {
  name: string;
  reducers: Readonly<Record<string, Reducer>>;
  saga: () => Generator;
}

/** It is code, the same for every store of the page, and no state. */
const arrived = new Map<string, Workflows>();

/** Makes workflows known: their reducers keep from the next event on, and whoever names them can have them run. */
export function bring(workflows: Workflows): void {
  if (arrived.has(workflows.name)) return;
  arrived.set(workflows.name, workflows);
  addWorkflowReducers(workflows.reducers);
}

/** @throws Error when nobody brought them */
export function workflowsNamed(name: string): Workflows {
  const found = arrived.get(name);
  if (!found) throw new Error(`nobody brought the workflows ${name}`);
  return found;
}
