import { Page } from "@portico/design-system/layout";
import { lazyOverlay } from "../../components/lazyComponent.ts";
import type { Account } from "../../features/account/model/account.api.ts";
import { OutageAlerts } from "../../features/outages/model/OutageAlerts.tsx";
import * as css from "./PageAlertList.css.ts";

/** Few accounts have a payment that is or was being confirmed. */
const PaymentResult = lazyOverlay(() =>
  import("../../features/account/model/PaymentResult.tsx").then((part) => part.PaymentResult),
);

/** The alerts of an account: outages, and a payment whose outcome was unknown at first. */
export function PageAlertList({ account }: { account: Account }) {
  return (
    <Page width="wide">
      <div className={css.list}>
        <OutageAlerts />
        {(account.paymentLocked || account.resolvedPayment) && <PaymentResult />}
      </div>
    </Page>
  );
}
