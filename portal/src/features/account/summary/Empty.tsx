import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { ReceiptIcon, UserIcon, WifiIcon } from "@portico/design-system/icons";

/** An editor, for example, signs in without being a customer. */
export function NoAccount() {
  const t = useCopy();
  return (
    <Card>
      <EmptyState title={t("summary.noAccount.title")} icon={<UserIcon size={28} />}>
        {t("summary.noAccount.detail")}
      </EmptyState>
    </Card>
  );
}

export function NoPayment() {
  const t = useCopy();
  return (
    <EmptyState level={3} title={t("summary.last.none")} icon={<ReceiptIcon size={28} />}>
      {t("summary.last.noneDetail")}
    </EmptyState>
  );
}

export function NoServices() {
  const t = useCopy();
  return (
    <Card>
      <EmptyState level={3} title={t("summary.services.none")} icon={<WifiIcon size={28} />}>
        {t("summary.services.noneDetail")}
      </EmptyState>
    </Card>
  );
}
