import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Switch } from "@portico/design-system/choice";
import { LiveRegion } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { offlineCopyEvents, selectOfflineCopy } from "../../offline/model/offlineCopy.slice.ts";
import { selectIsAgent, selectPermissions } from "../../session/model/session.selectors.ts";

/**
 * Keeping the last statement and receipts on this device (B25): off by default, and not for agents, whose devices are
 * not the customer's.
 */
export function OfflineCard() {
  const t = useCopy();
  const isAgent = useSelector(selectIsAgent);
  const maySeeBilling = useSelector(selectPermissions).includes("viewBilling");
  if (isAgent || !maySeeBilling) return null;
  return (
    <Card labelledBy="on-this-device">
      <Stack gap="medium">
        <CardTitle level={2} id="on-this-device">
          {t("offline.setting.title")}
        </CardTitle>
        {"serviceWorker" in navigator ? <Choice /> : <Text tone="quiet">{t("offline.setting.unsupported")}</Text>}
      </Stack>
    </Card>
  );
}

function Choice() {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectOfflineCopy);
  const savedAt = state.phase === "off" ? undefined : state.savedAt;
  const saved = savedAt === undefined ? "" : t("offline.setting.saved", { at: savedAt });
  return (
    <>
      <Switch
        name="offlineCopy"
        label={t("offline.setting.label")}
        hint={t("offline.setting.hint")}
        checked={state.phase !== "off"}
        busy={state.phase === "saving" ? t("offline.setting.saving") : undefined}
        error={state.phase === "failed" ? t("offline.setting.failed") : undefined}
        labels={{ on: t("offline.setting.on"), off: t("offline.setting.off") }}
        onChange={(on) => dispatch(offlineCopyEvents.chosen(on))}
      />
      <LiveRegion
        urgency="polite"
        message={state.phase === "off" && state.turnedOff ? t("offline.setting.nowOff") : saved}
      />
      {saved && <Text weight="strong">{saved}</Text>}
      <Stack gap="small">
        <Text tone="quiet">{t("offline.setting.warning")}</Text>
        <Text tone="quiet">{t("offline.setting.until")}</Text>
      </Stack>
    </>
  );
}
