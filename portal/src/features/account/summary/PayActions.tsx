import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { billingPath, payOncePath } from "../../billing/model/paths.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { Account } from "../model/account.api.ts";

/** Pays, or says why not and who can (SESS-12). The past-due alert carries the main button where there is one. */
export function PayActions({ account }: { account: Account }) {
  const t = useCopy();
  const billing = useToggle("billing");
  const permissions = useSelector(selectPermissions);
  if (!billing) return null;
  const pay = account.amountDue > 0 ? t("summary.pay", { amount: account.amountDue }) : t("summary.payAnyway");
  const mayPay = account.canPay && !account.paymentLocked;
  const plain = account.amountDue === 0 || account.isDelinquent;
  return (
    <>
      {!mayPay && <Text>{t(account.canPay ? "summary.locked" : "summary.cannotPay")}</Text>}
      <Actions>
        {mayPay && (
          <ButtonLink href={payOncePath(account.accountId)} variant={plain ? "secondary" : "primary"}>
            {pay}
          </ButtonLink>
        )}
        {permissions.includes("viewBilling") && (
          <ButtonLink href={billingPath(account.accountId)} variant={mayPay ? "quiet" : "secondary"}>
            {t("summary.viewBilling")}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
