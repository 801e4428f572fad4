import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import type { ReadState } from "../../../api/read.ts";
import { visitRefused } from "../../navigation/model/navigation.slice.ts";
import type { Service } from "./services.api.ts";
import { selectServicesRead } from "./services.selectors.ts";

export type EligibilityGuardProps = {
  /** Whether an account with these services is admitted. */
  admits: (services: readonly Service[]) => boolean;
  /** What the screen reads from the server. */
  read: ReadState<unknown>;
  children: ReactNode;
};

/**
 * The service-eligibility guard (SERV-02, SERV-04): an account without a provisioned service goes back to the summary,
 * which says why. The server refuses too, also when the services that are known here are out of date.
 */
export function EligibilityGuard({ admits, read, children }: EligibilityGuardProps) {
  const services = useSelector(selectServicesRead);
  const isRefused = read.phase === "failed" && read.failure.kind === "refused" && read.failure.code === "NOT_ELIGIBLE";
  const isEligible = services.phase !== "ready" || admits(services.data);
  return isEligible && !isRefused ? children : <RedirectNotEligible />;
}

function RedirectNotEligible() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(visitRefused({ because: "eligibility" }));
  }, [dispatch]);
  return <Navigate to="/account-summary" replace />;
}
