import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { screenedAs } from "@portico/rules/callGuard";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { callSettingsWorkflows } from "../model/callSettings.saga.ts";
import { LinePage } from "../model/CallSettingsPage.tsx";
import type { SetLine } from "../model/usePartForm.ts";
import { GuardForm } from "./GuardForm.tsx";
import { TryNumber } from "./TryNumber.tsx";

/**
 * Which callers reach a line (SERV-04). A customer on a phone, in a hurry, comes to:
 * 1. block the number that just called, or unblock one that should come through;
 * 2. see what robocalls and callers without a number get to hear;
 * 3. try a number before trusting it.
 */
function CallGuardScreen() {
  const t = useCopy();
  return (
    <LinePage title={t("voice.guard.screen")} description={t("voice.guard.lead")} feature="CALL_GUARD">
      {(line, data) => (
        <>
          <Callers line={line} />
          <GuardForm line={line} data={data} />
          <TryNumber line={line} />
        </>
      )}
    </LinePage>
  );
}

/** What happens to two kinds of callers now, with the rule of the network. */
function Callers({ line: { settings } }: { line: SetLine }) {
  const t = useCopy();
  const outcome = (caller: Parameters<typeof screenedAs>[1]) => screenedAs(settings.guard, caller);
  const robocall = outcome({ number: "", isLikelyRobocall: true });
  const anonymous = outcome({ number: null, isLikelyRobocall: false });
  return (
    <Card variant="tint" labelledBy="callers">
      <Stack gap="medium">
        <Heading level={2} size={2} id="callers">
          {t("voice.guard.robocalls", { outcome: robocall.outcome })}
        </Heading>
        <Text>{t("voice.guard.anonymous", { outcome: anonymous.outcome })}</Text>
      </Stack>
    </Card>
  );
}

/** Router entry for the screen. */
export const callGuardScreen = withWorkflows(CallGuardScreen, callSettingsWorkflows);
