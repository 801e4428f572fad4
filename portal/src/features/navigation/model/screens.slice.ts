import { workflowsOf } from "../../../api/workflows.ts";

/** What is kept beside the names of what runs belongs to the screens that brought it: their selectors know its form. */
export type ScreensState = { running: string[] };

/** What screens outside of billing run: like billing's, it travels with the screens. */
export const screens = workflowsOf<ScreensState>("screens");
