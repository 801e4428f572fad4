import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Card } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { UserIcon, WifiIcon } from "@portico/design-system/icons";
import { useDispatch, useSelector } from "react-redux";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { refusalDismissed, selectRefusedVisit } from "../../navigation/model/navigation.slice.ts";

/** Shown to users without an account, for example editors. */
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

/** After a redirect for missing permission or eligibility: why, and what to do. */
export function RefusedNotice() {
  const t = useCopy();
  const dispatch = useDispatch();
  const because = useSelector(selectRefusedVisit);
  const dismiss = { label: t("shell.dismiss"), onDismiss: () => dispatch(refusalDismissed()) };
  return (
    <Alert
      tone="warning"
      toneLabel={t("shell.tone.warning")}
      title={t(because === "eligibility" ? "summary.notEligible" : "summary.refused")}
      live="polite"
      dismiss={dismiss}
    >
      {because === "eligibility" && <CareNumber />}
    </Alert>
  );
}
