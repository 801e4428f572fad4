import { type ComponentType, useLayoutEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Workflows } from "../../../api/workflows.ts";
import { screens, type ScreensState } from "./screens.slice.ts";

type Root = { screens: ScreensState };

/** Wraps a screen for the router: renders it once its workflows are running, before the browser paints. */
export function withWorkflows(Screen: ComponentType, workflows: Workflows): ComponentType {
  screens.inject(workflows);
  const names = [workflows.name];
  return function ScreenWithWorkflows() {
    const dispatch = useDispatch();
    const running = useSelector((root: Root) => root.screens.running.includes(workflows.name));
    useLayoutEffect(() => {
      dispatch(screens.entered({ workflows: names }));
    }, [dispatch]);
    return running ? <Screen /> : null;
  };
}
