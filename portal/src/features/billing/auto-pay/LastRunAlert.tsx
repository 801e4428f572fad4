import { useCopy } from "@portico/content-runtime/react";
import { Inline } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { Notice } from "../model/Notice.tsx";
import { autoPayPath, payOncePath } from "../model/paths.ts";

/** The last debit was not taken: why, the way to pay now, and the way to another card (B19). Gone once nothing is due. */
export function LastRunAlert({ account: { id, autoPay, amountDue } }: { account: Pick<AutoPayAccountFragment, "id" | "autoPay" | "amountDue"> }) {
  const t = useCopy();
  const { lastRun } = autoPay;
  if (lastRun?.state !== "FAILED" || !lastRun.code || amountDue === 0) return null;
  const ways = (
    <Inline gap="medium">
      <Link href={payOncePath(id)}>{t("billing.autoPay.run.pay")}</Link>
      <Link href={autoPayPath(id, "method")}>{t("billing.autoPay.run.repair")}</Link>
    </Inline>
  );
  return (
    <Notice tone="bad" title={t("billing.autoPay.run.failed.title", { date: lastRun.date })} action={ways}>
      {t(`billing.autoPay.run.reason.${lastRun.code}`)} {t("billing.autoPay.run.failed.detail", { amount: lastRun.amount })}
    </Notice>
  );
}
