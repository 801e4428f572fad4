import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Actions, ButtonLink } from "@portico/design-system/button";
import { Text } from "@portico/design-system/text";
import { useSelector } from "react-redux";
import { billingPath, payOncePath } from "../../billing/model/paths.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";
import type { Account } from "../model/account.api.ts";
import { amountAsked, takesOnlyCash } from "../model/accountStatus.rules.ts";

/** Pay button, or who can pay (SESS-12). When an alert asks for money, the alert has the button. */
export function PayActions({ account }: { account: Account }) {
  const t = useCopy();
  const billing = useToggle("billing");
  const permissions = useSelector(selectPermissions);
  if (!billing) return null;
  const { amount, in: place } = amountAsked(account.status);
  const mayPay = account.canPay && !account.paymentLocked && !takesOnlyCash(account.status);
  return (
    <>
      {!account.canPay && <Text>{t("summary.cannotPay")}</Text>}
      <Actions>
        {mayPay && place === "head" && (
          <ButtonLink
            href={payOncePath(account.accountId, "amount", { amount })}
            variant={amount > 0 ? "primary" : "secondary"}
          >
            {amount > 0 ? t("summary.pay", { amount }) : t("summary.payAnyway")}
          </ButtonLink>
        )}
        {permissions.includes("viewBilling") && (
          <ButtonLink
            href={billingPath(account.accountId)}
            variant={mayPay && place === "head" ? "quiet" : "secondary"}
          >
            {t("summary.viewBilling")}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
