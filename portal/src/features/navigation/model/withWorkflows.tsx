import { type ComponentType, useLayoutEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { Workflows } from "../../../api/workflows.ts";
import { screens, type ScreensState } from "./screens.slice.ts";

type Root = { screens: ScreensState };

/** A screen with what it runs, ready for the router: it is shown as soon as that hears events, before anything is painted. */
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
