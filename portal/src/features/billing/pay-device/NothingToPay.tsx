import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { Notice } from "../model/Notice.tsx";
import { deviceBalancesPath } from "../model/paths.ts";
import { SubScreen } from "../model/SubScreen.tsx";

/** Paid off, on its way in full, or no device of this account. */
export function NothingToPay({ accountId }: { accountId: string }) {
  const t = useCopy();
  return (
    <SubScreen accountId={accountId} title={t("billing.payDevice.title")}>
      <Notice
        tone="note"
        title={t("billing.payDevice.gone.title")}
        action={<Link href={deviceBalancesPath(accountId)}>{t("billing.payDevice.gone.back")}</Link>}
      >
        {t("billing.payDevice.gone.detail")}
      </Notice>
    </SubScreen>
  );
}
