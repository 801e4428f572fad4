import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { HeroCard } from "@portico/design-system/card";
import type { Account } from "../model/account.api.ts";
import { AmountDue } from "./AmountDue.tsx";
import { AutoPayPane } from "./AutoPayPane.tsx";
import { PastDueAlert } from "./PastDueAlert.tsx";

/** What is owed. Somebody who is past due sees the way out first. */
export function Standing({ account }: { account: Account }) {
  return (
    <>
      {account.paymentLocked && <ConfirmingAlert />}
      {account.isDelinquent && <PastDueAlert account={account} />}
      <HeroCard labelledBy="amount-due" main={<AmountDue account={account} titleId="amount-due" />} aside={<AutoPayPane account={account} />} />
    </>
  );
}

function ConfirmingAlert() {
  const t = useCopy();
  return (
    <Alert tone="attention" toneLabel={t("shell.tone.attention")} title={t("shell.confirming.title")}>
      {t("shell.confirming.detail")}
    </Alert>
  );
}
