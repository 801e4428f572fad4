import { useSearchParams } from "react-router-dom";
import type { AutoPayStep } from "../model/paths.ts";
import { type AutoPayFlow, stepsOf } from "./autoPay.draft.ts";

/** The step in the address; without one, the first. */
export function useAskedStep(flow: AutoPayFlow): AutoPayStep {
  const [query] = useSearchParams();
  const [first = "summary"] = stepsOf[flow];
  return stepsOf[flow].find((step) => step === query.get("step")) ?? first;
}
