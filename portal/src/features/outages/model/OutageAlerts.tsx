import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Alert as AlertBox } from "@portico/design-system/alert";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useLocation } from "react-router-dom";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { outageAlertsWorkflows } from "./outageAlerts.saga.ts";
import { alertEvents, selectOutageAlerts } from "./outageAlerts.slice.ts";
import type { Alert } from "./outages.api.ts";
import { outageMapPath, toneOf } from "./outages.rules.ts";
import { useOutageCopy } from "./useOutageCopy.ts";

/** Whether the page of outages tells more than an alert. */
const hasMore = ({ type, pid, id }: Alert) => type === "outage" || pid !== id;

/** The alerts of the current account, without those that the page tells in full; kept up to date while this is rendered. */
function useAlerts() {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId);
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const { list, dismissed } = useSelector(selectOutageAlerts);
  useEffect(() => {
    if (accountId === null) return;
    dispatch(alertEvents.entered({ accountId, locale }));
    return () => void dispatch(alertEvents.left());
  }, [dispatch, accountId, locale]);
  return {
    timeZone: list.data?.timeZone ?? "UTC",
    asOf: list.data?.asOf ?? new Date().toISOString(),
    alerts: (list.data?.alerts ?? []).filter(
      (alert) => !dismissed.includes(alert.id) && !(pathname === outageMapPath && hasMore(alert)),
    ),
    dismiss: (alertId: string) => accountId !== null && dispatch(alertEvents.dismissed({ accountId, alertId })),
  };
}

/** An alert in words: severity, body, estimated resolution (SHELL-31), and where there is more. */
function useAlertCopy({ timeZone, asOf }: { timeZone: string; asOf: string }) {
  const t = useCopy();
  const words = useOutageCopy(timeZone, asOf);
  return (alert: Alert) => {
    const { type, severity, body, estimatedResolution: at } = alert;
    return {
      title: type === "outage" ? t("outages.alert.title", { severity }) : t("outages.severity", { severity }),
      body,
      estimate:
        at !== null
          ? t("outages.alert.estimate", { when: words.moment(at) })
          : type === "outage"
            ? t("outages.alert.noEstimate")
            : undefined,
      link: hasMore(alert) && <Link href={outageMapPath}>{t("outages.alert.link")}</Link>,
    };
  };
}

/** Each alert; an outage cannot be dismissed. */
function AlertBoxes() {
  const t = useCopy();
  const { alerts, dismiss, ...clock } = useAlerts();
  const wordsOf = useAlertCopy(clock);
  const boxes = alerts.map((alert) => {
    const { title, body, estimate, link } = wordsOf(alert);
    const tone = toneOf(alert);
    return (
      <AlertBox
        key={alert.id}
        tone={tone}
        toneLabel={t(`shell.tone.${tone}`)}
        title={`${title}.`}
        live="polite"
        action={link || undefined}
        {...(alert.type === "other" && { dismiss: { label: t("shell.dismiss"), onDismiss: () => dismiss(alert.id) } })}
      >
        {body} {estimate && <strong>{estimate}</strong>}
      </AlertBox>
    );
  });
  return boxes.length > 0 && <Stack>{boxes}</Stack>;
}

/** Alerts of the account (SHELL-31): above every screen that shows page alerts, and on the account summary. */
export const OutageAlerts = withWorkflows(AlertBoxes, outageAlertsWorkflows);
