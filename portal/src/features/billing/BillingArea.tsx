import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { GraphArea } from "../../components/GraphArea.tsx";
import { billing } from "./billing.slice.ts";
import { selectWorkflowsRun } from "./billing.selectors.ts";
import { standingWorkflows } from "./standing.workflows.ts";
import { BillingSkeleton } from "./model/BillingSkeleton.tsx";
import type { Workflows } from "../../api/workflows.ts";

/** Around every billing screen: the graph's client, and the workflows that it needs, which have to hear the screen's first event. */
function BillingArea({ workflows, children }: { workflows: string[]; children: ReactNode }) {
  const dispatch = useDispatch();
  const running = useSelector(selectWorkflowsRun(workflows));
  // Before anything is painted: the screen of a group that is new here follows at once.
  useLayoutEffect(() => {
    dispatch(billing.entered({ workflows }));
  }, [dispatch, workflows]);
  return <GraphArea>{running ? children : <BillingSkeleton />}</GraphArea>;
}

/**
 * A screen of billing, ready for the router.
 * @param own what its group runs besides what every screen of billing does
 */
export function inBilling(Screen: ComponentType, ...own: Workflows[]): ComponentType {
  const needed = [standingWorkflows, ...own];
  needed.forEach(billing.inject);
  const names = needed.map(({ name }) => name);
  return function BillingScreen() {
    return (
      <BillingArea workflows={names}>
        <Screen />
      </BillingArea>
    );
  };
}
