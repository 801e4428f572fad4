import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { GraphArea } from "../../components/GraphArea.tsx";
import { screens, selectWorkflowsRun } from "../navigation/model/screens.slice.ts";
import { accountStatusWorkflow } from "./model/account-status/accountStatus.saga.ts";
import { draftsWorkflow } from "./model/drafts.saga.ts";
import { paperlessWorkflow } from "./model/paperless/paperless.saga.ts";
import { statementFilesWorkflow } from "./model/statement-files/statementFiles.saga.ts";
import { BillingSkeleton } from "./model/screen/BillingSkeleton.tsx";
import type { Workflows } from "../../api/workflows.ts";

/**
 * Wraps every billing screen: provides the GraphQL client and renders the screen only after the workflows (slices and
 * sagas) that it needs are running, so that they receive the screen's first event.
 */
function BillingArea({ workflows, children }: { workflows: string[]; children: ReactNode }) {
  const dispatch = useDispatch();
  const running = useSelector(selectWorkflowsRun(workflows));
  // A layout effect, so that a screen whose workflows are newly joined renders before the browser paints.
  useLayoutEffect(() => {
    dispatch(screens.entered({ workflows }));
  }, [dispatch, workflows]);
  return <GraphArea>{running ? children : <BillingSkeleton />}</GraphArea>;
}

/** Workflows of every billing screen. */
const common: readonly Workflows[] = [accountStatusWorkflow, paperlessWorkflow, statementFilesWorkflow, draftsWorkflow];

/**
 * Wraps a billing screen for the router.
 * @param own workflows that it needs besides the common ones
 */
export function inBilling(Screen: ComponentType, ...own: Workflows[]): ComponentType {
  const needed = [...common, ...own];
  needed.forEach(screens.inject);
  const names = needed.map(({ name }) => name);
  return function BillingScreen() {
    return (
      <BillingArea workflows={names}>
        <Screen />
      </BillingArea>
    );
  };
}
