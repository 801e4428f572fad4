import { createAction } from "@reduxjs/toolkit";

/** The sign-in page was opened. */
export const signInEntered = createAction("signInPage/entered");
