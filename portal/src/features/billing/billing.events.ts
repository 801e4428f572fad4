import { createAction } from "@reduxjs/toolkit";

/** A screen of billing is there, which needs these workflows, by name. */
export const billingEntered = createAction<{ workflows: string[] }>("billing/entered");
/** They hear events from now on. */
export const workflowsStarted = createAction<string[]>("billing/workflowsStarted");
