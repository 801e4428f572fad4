import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router-dom";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { useArrival } from "../../../components/useArrival.ts";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { selectCurrentAccountId, selectPermissions } from "../../session/model/session.selectors.ts";
import { BillLines } from "../model/BillLines.tsx";
import type { Order } from "../model/orders.api.ts";
import { cataloguePath, isOver, isVisitMissed, wasMoved } from "../model/orders.rules.ts";
import { upgradeWorkflows } from "../model/orders.saga.ts";
import { cancelEvents, orderRead, selectUpgrade } from "../model/orders.slice.ts";
import { useOrderCopy } from "../model/orderCopy.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { OrderSteps } from "./OrderSteps.tsx";

/** How often the order is read again while the event stream is down. */
const POLL_MILLISECONDS = 60_000;

/**
 * One order at its permanent address (SERV-10). A customer comes to see:
 * 1. that it was placed, and from when it counts, in one sentence;
 * 2. what happens when, up to the first bill with it;
 * 3. until when it can be cancelled, and the button for it.
 */
function OrderScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const orderId = (useParams()["orderId"] ?? "").toUpperCase();
  const { order } = useSelector(selectUpgrade);
  const load = () => dispatch(orderRead.requested({ accountId, orderId }));
  useArrival(() => {
    dispatch(orderRead.reset());
    dispatch(cancelEvents.dismissed());
    load();
  });
  useAccountChange("ORDERS", load, POLL_MILLISECONDS);
  useAccountChange("APPOINTMENTS", load);
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader
          title={t("orders.order.title", { order: orderId })}
          back={{ href: "/services", label: t("services.screen") }}
        />
        <ScreenState read={order} skeleton={<Loading />} onRetry={load}>
          {(data) => <Loaded order={data} accountId={accountId} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Loaded({ order, accountId }: { order: Order; accountId: string }) {
  const t = useCopy();
  const words = useOrderCopy(order.timeZone);
  const { state, effectiveOn, cancelReason, visit, bill } = order;
  const isMissed = isVisitMissed(order);
  // The button that opened the question is gone with what could be cancelled.
  useFocusOnChange(state === "CANCELLED" ? "cancelled" : "active");
  return (
    <>
      <Card variant="tint" labelledBy="ordered-product">
        <Stack gap="xsmall">
          <Heading level={2} id="ordered-product">
            {words.product(order)}
          </Heading>
          {!isMissed && (
            <Text>
              {cancelReason === "VISIT_CANCELLED" && `${t("orders.order.visitCancelled")} `}
              {t("orders.order.state", { state, date: effectiveOn })}
            </Text>
          )}
        </Stack>
      </Card>
      {isMissed && visit && (
        <Alert
          tone="warning"
          toneLabel={t("shell.tone.warning")}
          title={t("orders.order.missed", { date: visit.date })}
        >
          {t("orders.order.missedDetail")} <CareNumber />
        </Alert>
      )}
      {state !== "CANCELLED" && !isMissed && (
        <>
          <OrderSteps order={order} />
          {wasMoved(order) && (
            <Alert tone="info" toneLabel={t("shell.tone.info")}>
              {t("orders.order.moved")}
            </Alert>
          )}
          <BillLines bill={bill} />
          {visit && !isOver(order) && <Link href="/service-appointments">{t("orders.order.move")}</Link>}
        </>
      )}
      {!isMissed && <Cancelling order={order} accountId={accountId} />}
      {state === "CANCELLED" && <Link href={cataloguePath("upgrade")}>{t("orders.order.again")}</Link>}
    </>
  );
}

function Cancelling({ order, accountId }: { order: Order; accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const mayCancel = useSelector(selectPermissions).includes("manageBilling");
  const [asking, setAsking] = useState(false);
  if (!mayCancel || isOver(order)) return null;
  if (!order.cancellable)
    return (
      <Text>
        {t("orders.order.tooLate")} <CareNumber />
      </Text>
    );
  const ask = () => {
    dispatch(cancelEvents.dismissed());
    setAsking(true);
  };
  return (
    <div>
      <Button variant="secondary" onPress={ask}>
        {t("orders.order.cancel")}
      </Button>
      {asking && <CancelDialog order={order} accountId={accountId} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("orders.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="text" lines={4} />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const orderScreen = withWorkflows(OrderScreen, upgradeWorkflows);
