import { ApolloProvider } from "@apollo/client/react";
import { type ComponentType, type ReactNode, use, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useGraph } from "../../components/GraphProvider.tsx";
import { billingEntered } from "./billing.events.ts";
import { selectWorkflowsRun } from "./billing.selectors.ts";
import { BillingSkeleton } from "./model/BillingSkeleton.tsx";

/** Around every billing screen: the graph's client, and what billing runs, which has to hear the screen's first event. */
function BillingArea({ children }: { children: ReactNode }) {
  const client = use(useGraph()());
  const dispatch = useDispatch();
  const running = useSelector(selectWorkflowsRun);
  useEffect(() => {
    dispatch(billingEntered());
  }, [dispatch]);
  return <ApolloProvider client={client}>{running ? children : <BillingSkeleton />}</ApolloProvider>;
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
