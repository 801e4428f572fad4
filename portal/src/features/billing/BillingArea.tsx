import { type ComponentType, type ReactNode, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { GraphArea } from "../../components/GraphArea.tsx";
import { billingEntered } from "./billing.events.ts";
import { selectWorkflowsRun } from "./billing.selectors.ts";
import { BillingSkeleton } from "./model/BillingSkeleton.tsx";

/** Around every billing screen: the graph's client, and what billing runs, which has to hear the screen's first event. */
function BillingArea({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const running = useSelector(selectWorkflowsRun);
  useEffect(() => {
    dispatch(billingEntered());
  }, [dispatch]);
  return <GraphArea>{running ? children : <BillingSkeleton />}</GraphArea>;
}

/** A screen of billing, ready for the router. */
export function inBilling(Screen: ComponentType): ComponentType {
  return function BillingScreen() {
    return (
      <BillingArea>
        <Screen />
      </BillingArea>
    );
  };
}
