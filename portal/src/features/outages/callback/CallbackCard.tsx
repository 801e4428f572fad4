import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { phoneShown } from "@portico/rules/phone";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import type { AccountOutages, Callback } from "../model/outages.api.ts";
import { callbackEvents, selectOutage } from "../model/outages.slice.ts";
import { useOutageCopy } from "../model/useOutageCopy.ts";

type CallbackCardProps = { callback: Callback; account: AccountOutages; accountId: string };

/** A callback that is still to come: when, to which number, and how to cancel it. */
export function CallbackCard({ callback, account, accountId }: CallbackCardProps) {
  const t = useCopy();
  const words = useOutageCopy(account.timeZone, account.asOf);
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const ask = () => {
    // The failure of the request before is not one of the cancellation.
    dispatch(callbackEvents.dismissed());
    setAsking(true);
  };
  const { state, phone, scheduledFor } = callback;
  const isOver = account.outages.some(({ outage }) => outage.id === callback.outageId && outage.state === "ENDED");
  return (
    <Card labelledBy="callback">
      <Stack gap="medium">
        <CardTitle level={2} id="callback" aside={<Badge tone="info">{t("outages.callback.state", { state })}</Badge>}>
          {t("outages.callback.open", { phone: phoneShown(phone) })}
        </CardTitle>
        <Stack gap="xsmall">
          <Text size="lead" weight="strong">
            {words.window(callback)}
          </Text>
          <Text>
            {scheduledFor === null
              ? t("outages.callback.requested")
              : t("outages.callback.scheduled", { when: words.moment(scheduledFor) })}
          </Text>
        </Stack>
        {isOver && <Text>{t("outages.callback.over")}</Text>}
        <span>
          <Button variant="secondary" onPress={ask}>
            {t("outages.callback.cancel")}
          </Button>
        </span>
      </Stack>
      {asking && <CancelQuestion callback={callback} accountId={accountId} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function CancelQuestion({
  callback: { id: callbackId, version },
  accountId,
  onClose,
}: Omit<CallbackCardProps, "account"> & { onClose: () => void }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { callback: phase } = useSelector(selectOutage);
  const wanted = { callbackId, accountId, version };
  const failure = phase.name === "failed" ? failureCopy(phase.failure) : undefined;
  return (
    <ConfirmDialog
      open
      question={t("outages.callback.cancelQuestion")}
      consequence={t("outages.callback.cancelMeans")}
      confirmLabel={t("outages.callback.cancel")}
      cancelLabel={t("outages.callback.cancelNo")}
      busy={phase.name === "working" ? t("outages.callback.cancelling") : undefined}
      error={failure && { toneLabel: t("shell.tone.critical"), message: `${t(failure.title)} ${t(failure.detail)}` }}
      onConfirm={() =>
        dispatch(callbackEvents.cancelRequested({ ...wanted, idempotencyKey: attemptKey(phase, wanted) }))
      }
      onCancel={() => {
        dispatch(callbackEvents.dismissed());
        onClose();
      }}
    />
  );
}
