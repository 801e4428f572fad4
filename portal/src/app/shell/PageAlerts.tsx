import { Page } from "@portico/design-system/layout";
import { Suspense } from "react";
import { useSelector } from "react-redux";
import { lazyPart } from "../../components/lazyPart.ts";
import { selectCurrentAccount } from "../../features/account/model/account.selectors.ts";
import { useCurrentRoute, useFlow } from "../router/useCurrentRoute.ts";

const PaymentResult = lazyPart(() => import("../../features/account/model/PaymentResult.tsx").then((part) => part.PaymentResult));

/** What to know on every screen: not on the account summary, which says it itself, and not in a focused flow (SHELL-19). */
export function PageAlerts() {
  const [route, flow] = [useCurrentRoute(), useFlow()];
  const account = useSelector(selectCurrentAccount);
  if (!(account?.paymentLocked || account?.resolvedPayment) || flow === "focused" || route?.tab === "summary") return null;
  return (
    <Page width="wide">
      <Suspense fallback={null}>
        <PaymentResult />
      </Suspense>
    </Page>
  );
}
