import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { LiveRegion } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useId, useState } from "react";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import { useAction } from "../../data/useAction.ts";
import { killToggle, type Toggle } from "./toggles.api.ts";

/** Turns the toggle off for everybody, at once, with a reason. It stays to say that it is done. */
export function KillSwitch({ toggle: { key, liveEtag, killed }, onStale }: { toggle: Toggle; onStale: () => void }) {
  const t = useCopy();
  const [asking, setAsking] = useState(false);
  const { state, run, reset } = useAction(killToggle);
  const close = () => {
    setAsking(false);
    reset();
  };
  const kill = async (reason: string) => {
    const answer = await run({ key, liveEtag, reason });
    if (answer.ok) return afterKilling(() => setAsking(false));
    if (answer.problem.status === 412) onStale();
  };
  return (
    <>
      {!killed && <Offer onPress={() => setAsking(true)} />}
      {asking && (
        <ReasonDialog
          open
          tone="danger"
          question={t("studio.toggles.kill.question", { key })}
          consequence={t("studio.toggles.kill.consequence")}
          confirmLabel={t("studio.toggles.kill.confirm")}
          cancelLabel={t("studio.shared.cancel")}
          busyLabel={t("studio.toggles.kill.busy")}
          reason={{ label: t("studio.shared.reason"), hint: t("studio.shared.reason.hint"), missing: t("studio.shared.reason.missing") }}
          running={state.phase === "running"}
          problem={state.phase === "refused" ? state.problem : undefined}
          onConfirm={kill}
          onClose={close}
        />
      )}
      <LiveRegion urgency="assertive" message={state.phase === "done" ? t("studio.toggles.kill.done", { release: state.data.release }) : ""} />
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

/** The button goes with what it stopped, so the focus goes to the heading of the page. */
function afterKilling(close: () => void): void {
  close();
  document.getElementById(pageTitleId)?.focus();
}
