import { useCopy } from "@portico/content-runtime/react";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import type { Order } from "../model/orders.api.ts";
import { isVisitMissed, orderPath } from "../model/orders.rules.ts";
import { ordersRead, selectUpgrade } from "../model/orders.slice.ts";
import { useOrderCopy } from "../model/orderCopy.ts";

const tones: Record<Order["state"], BadgeProps["tone"]> = {
  PLACED: "info",
  CONFIRMED: "info",
  ACTIVE: "success",
  CANCELLED: "neutral",
};

/** The account's newest orders; nothing while there are none, or when they cannot be read. */
export function RecentOrders({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const orders = useSelector(selectUpgrade).orders.data ?? [];
  const words = useOrderCopy("UTC");
  useEffect(() => void dispatch(ordersRead.requested({ accountId })), [dispatch, accountId]);
  useAccountChange("ORDERS", () => dispatch(ordersRead.requested({ accountId })));
  if (orders.length === 0) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t("orders.recent")}</Heading>
      <Stack as="ul" gap="small">
        {orders.map((order) => (
          <li key={order.orderId}>
            <Inline gap="small">
              <Link href={orderPath(order.orderId)}>
                {t("orders.recent.row", { order: order.orderId, product: words.product(order) })}
              </Link>
              {isVisitMissed(order) ? (
                <Badge tone="warning">{t("orders.recent.missed")}</Badge>
              ) : (
                <Badge tone={tones[order.state]}>{t("orders.recent.state", { state: order.state })}</Badge>
              )}
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
