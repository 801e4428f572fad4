import { createWorkflows } from "../../../api/workflows.ts";

/** Registry of lazily loaded workflows (slices and sagas): their code loads with the screens. */
export const screens = createWorkflows("screens");

type Root = { screens: string[] };

/** Whether all of these workflows are running. */
export const selectWorkflowsRun = (names: readonly string[]) => (root: Root) =>
  names.every((name) => root.screens.includes(name));
