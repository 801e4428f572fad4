import { mayOpenServices } from "@portico/rules/equipment";
import { type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate } from "react-router-dom";
import { visitRefused } from "../../navigation/model/navigation.slice.ts";
import { selectEquipment } from "../model/equipment.slice.ts";
import { selectServicesRead } from "../model/services.selectors.ts";

/**
 * The service-eligibility guard (SERV-02): an account without a provisioned service goes back to the summary, which says
 * why. The server refuses too, also when the services that are known here are out of date.
 */
export function EligibilityGuard({ children }: { children: ReactNode }) {
  const services = useSelector(selectServicesRead);
  const { list } = useSelector(selectEquipment);
  const isRefused = list.phase === "failed" && list.failure.kind === "refused" && list.failure.code === "NOT_ELIGIBLE";
  const isEligible = services.phase !== "ready" || mayOpenServices(services.data);
  return isEligible && !isRefused ? children : <RedirectNotEligible />;
}

function RedirectNotEligible() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(visitRefused({ because: "eligibility" }));
  }, [dispatch]);
  return <Navigate to="/account-summary" replace />;
}
