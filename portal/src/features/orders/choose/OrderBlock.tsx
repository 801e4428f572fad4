import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { useSelector } from "react-redux";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import type { Catalogue } from "../model/orders.api.ts";
import { orderPath } from "../model/orders.rules.ts";

type OrderBlockProps = { catalogue: Catalogue; accountId: string };

/** Why this account cannot order now, with the way out. */
export function OrderBlock({ catalogue, accountId }: OrderBlockProps) {
  const t = useCopy();
  const { block, pastDue } = catalogue;
  if (block === null) return null;
  return (
    <Alert
      tone={block === "ORDER_OPEN" ? "info" : "warning"}
      toneLabel={t(block === "ORDER_OPEN" ? "shell.tone.info" : "shell.tone.warning")}
      title={t("orders.block.title", { block })}
      action={<WayOut catalogue={catalogue} accountId={accountId} />}
    >
      {t("orders.block.detail", { block, amount: pastDue })}
    </Alert>
  );
}

function WayOut({ catalogue: { block, openOrder }, accountId }: OrderBlockProps) {
  const t = useCopy();
  const isBeingPaid = useSelector(selectCurrentAccount)?.paymentLocked;
  if (block === "ACCOUNT_PAST_DUE")
    return (
      !isBeingPaid && (
        <Link href={`/billing/pay-bill?${new URLSearchParams({ open: "otp", account: accountId })}`}>
          {t("orders.block.pay")}
        </Link>
      )
    );
  if (block === "ORDER_OPEN" && openOrder !== null)
    return <Link href={orderPath(openOrder)}>{t("orders.block.order", { order: openOrder })}</Link>;
  return <CareNumber />;
}
