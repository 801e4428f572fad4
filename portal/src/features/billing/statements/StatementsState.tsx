import { useCopy } from "@portico/content-runtime/react";
import { EmptyState } from "@portico/design-system/feedback";
import { BillIcon } from "@portico/design-system/icons";
import { statement } from "@portico/rules/constants";
import { Notice } from "../model/Notice.tsx";

/** No statement has been issued yet. */
export function FirstNotYet({ date }: { date: string | null }) {
  const t = useCopy();
  return (
    <EmptyState title={t("statements.empty.title")} icon={<BillIcon />}>
      {date ? t("statements.empty.detail", { date }) : t("statements.empty.detailUndated")}
    </EmptyState>
  );
}

/** An enterprise account is billed elsewhere. */
export function Suppressed() {
  const t = useCopy();
  return (
    <EmptyState title={t("statements.suppressed.title")} icon={<BillIcon />}>
      {t("statements.suppressed.detail")}
    </EmptyState>
  );
}

/** The newest statement is being checked; the older ones are there. */
export function DelayedAlert({ date }: { date: string }) {
  const t = useCopy();
  return (
    <Notice tone="attention" title={t("statements.delayed.title")}>
      {t("statements.delayed.detail", { date, least: statement.leastDelayHours, most: statement.delayHours })}
    </Notice>
  );
}
