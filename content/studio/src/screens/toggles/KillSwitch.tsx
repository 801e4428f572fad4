import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { LiveRegion } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useId } from "react";
import { ReasonDialog, useConfirmedAction } from "../../components/ReasonDialog.tsx";
import { killToggle, type Toggle } from "./toggles.api.ts";

/** The kill switch: turns the toggle off for everyone at once, with a reason. Stays visible to confirm it. */
export function KillSwitch({ toggle: { key, liveEtag, killed }, onStale }: { toggle: Toggle; onStale: () => void }) {
  const t = useCopy();
  const { state, asking, ask, close, run } = useConfirmedAction(killToggle, onStale);
  return (
    <>
      {!killed && <Offer onPress={ask} />}
      {asking && (
        <ReasonDialog
          tone="critical"
          question={t("studio.toggles.kill.question", { key })}
          consequence={t("studio.toggles.kill.consequence")}
          confirmLabel={t("studio.toggles.kill.confirm")}
          busyLabel={t("studio.toggles.kill.busy")}
          state={state}
          onConfirm={(reason) => run({ key, liveEtag, reason })}
          onClose={close}
        />
      )}
      <LiveRegion
        urgency="assertive"
        message={state.phase === "done" ? t("studio.toggles.kill.done", { release: state.data.release }) : ""}
      />
    </>
  );
}

function Offer({ onPress }: { onPress: () => void }) {
  const [t, id] = [useCopy(), useId()];
  return (
    <Card labelledBy={id}>
      <Stack gap="medium">
        <CardTitle level={2} id={id}>
          {t("studio.toggles.kill.title")}
        </CardTitle>
        <Text>{t("studio.toggles.kill.lead")}</Text>
        <Inline>
          <Button variant="danger" onPress={onPress}>
            {t("studio.toggles.kill.button")}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
