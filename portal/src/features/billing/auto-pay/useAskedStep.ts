import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router-dom";
import type { AutoPayStep } from "../model/paths.ts";
import { type AutoPayFlow, stepsOf } from "./autoPay.draft.ts";
import { autoPayEvents } from "./autoPay.slice.ts";

/** The step in the address; without one, the first. */
export function useAskedStep(flow: AutoPayFlow): AutoPayStep {
  const [query] = useSearchParams();
  const [first = "summary"] = stepsOf[flow];
  return stepsOf[flow].find((step) => step === query.get("step")) ?? first;
}

/** The saga owns the step: it is told of an address that another step has to stand at. */
export function useStepAsked(asked: AutoPayStep, corrected: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (corrected) dispatch(autoPayEvents.stepAsked({ asked }));
  }, [dispatch, asked, corrected]);
}
