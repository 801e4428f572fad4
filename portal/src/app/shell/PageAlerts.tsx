import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Page } from "@portico/design-system/layout";
import { useSelector } from "react-redux";
import { selectCurrentAccount } from "../../features/account/model/account.selectors.ts";
import { useCurrentRoute, useFlow } from "../router/useCurrentRoute.ts";

/** What to know on every screen: not on the account summary, which says it itself, and not in a focused flow (SHELL-19). */
export function PageAlerts() {
  const t = useCopy();
  const [route, flow] = [useCurrentRoute(), useFlow()];
  const account = useSelector(selectCurrentAccount);
  if (!account?.paymentLocked || flow === "focused" || route?.tab === "summary") return null;
  return (
    <Page width="wide">
      <Alert tone="attention" toneLabel={t("shell.tone.attention")} title={t("shell.confirming.title")}>
        {t("shell.confirming.detail")}
      </Alert>
    </Page>
  );
}
