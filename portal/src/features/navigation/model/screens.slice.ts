import { workflowsOf } from "../../../api/workflows.ts";

/** The state besides `running` belongs to the lazily loaded slices: their selectors know its type. */
export type ScreensState = { running: string[] };

/**
 * Registry of lazily loaded workflows (slices and sagas) outside billing; like billing's, their code loads with the
 * screens.
 */
export const screens = workflowsOf<ScreensState>("screens");
