import { type ComponentType, useLayoutEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Workflows } from "../../../api/workflows.ts";
import { screens, selectWorkflowsRun } from "./screens.slice.ts";

/** Wraps a screen for the router: renders it once its workflows are running, before the browser paints. */
export function withWorkflows<P extends object>(Screen: ComponentType<P>, workflows: Workflows): ComponentType<P> {
  screens.inject(workflows);
  const names = [workflows.name];
  const selectRuns = selectWorkflowsRun(names);
  return function ScreenWithWorkflows(props: P) {
    const dispatch = useDispatch();
    const running = useSelector(selectRuns);
    useLayoutEffect(() => {
      dispatch(screens.entered({ workflows: names }));
    }, [dispatch]);
    return running ? <Screen {...props} /> : null;
  };
}
