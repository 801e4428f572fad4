import { Page } from "@portico/design-system/layout";
import { useSelector } from "react-redux";
import { lazyOverlay } from "../../components/lazyComponent.ts";
import { selectCurrentAccount } from "../../features/account/model/account.selectors.ts";
import { OutageAlerts } from "../../features/outages/model/lazyOutageAlerts.ts";
import { showsPageAlerts } from "../router/route.ts";
import { useCurrentRoute, useFlow } from "../router/useCurrentRoute.ts";

const PaymentResult = lazyOverlay(() =>
  import("../../features/account/model/PaymentResult.tsx").then((part) => part.PaymentResult),
);

/**
 * Alerts above every screen; hidden on the account summary, which shows them itself, in a focused flow, and on routes
 * that say so (SHELL-19).
 */
export function PageAlerts() {
  const [route, flow] = [useCurrentRoute(), useFlow()];
  const account = useSelector(selectCurrentAccount);
  if (!account || !showsPageAlerts(route, flow)) return null;
  return (
    <Page width="wide">
      <OutageAlerts />
      {(account.paymentLocked || account.resolvedPayment) && <PaymentResult />}
    </Page>
  );
}
