import { createAction } from "@reduxjs/toolkit";

/** A screen of billing is there. */
export const billingEntered = createAction("billing/entered");
/** What billing runs hears events from now on. */
export const workflowsStarted = createAction("billing/workflowsStarted");
