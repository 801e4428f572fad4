import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { EmptyState } from "@portico/design-system/feedback";
import { LockIcon, PhoneIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { forwardingManagerRefusal, hasFeature } from "@portico/rules/voicePlatform";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import type { CallSettings } from "../model/callSettings.api.ts";
import { callSettingsWorkflows } from "../model/callSettings.saga.ts";
import { CallSettingsPage, WhoMay } from "../model/CallSettingsPage.tsx";
import { useCallCopy } from "../model/callCopy.ts";
import type { SetLine } from "../model/usePartForm.ts";
import { BulkForm } from "./BulkForm.tsx";

/**
 * What forwards where, over all lines (SERV-04, SESS-14). An owner or administrator on a phone, in a hurry, comes to:
 * 1. see whether any line reaches nobody right now;
 * 2. see where the calls of every line go;
 * 3. send several lines to one number, as when the shop closes, or stop that.
 */
function ForwardingManagerScreen() {
  const t = useCopy();
  return (
    <CallSettingsPage title={t("voice.manager.screen")} description={t("voice.manager.lead")}>
      {(data) => <AllLines data={data} />}
    </CallSettingsPage>
  );
}

function AllLines({ data }: { data: CallSettings }) {
  const t = useCopy();
  const refusal = forwardingManagerRefusal(data.mayManage, data.lines);
  if (refusal === "NOT_ADMIN")
    return (
      <EmptyState title={t("voice.manager.notAdmin")} icon={<LockIcon size={28} />}>
        <WhoMay data={data} of="forwarding" />
      </EmptyState>
    );
  if (refusal === "NOT_META_SWITCH")
    return (
      <EmptyState
        title={t("voice.manager.notMetaSwitch")}
        icon={<PhoneIcon size={28} />}
        action={<Link href="/services">{t("voice.settings.toHosted")}</Link>}
      >
        {t("voice.manager.notMetaSwitchDetail")}
      </EmptyState>
    );
  const lines = data.lines.filter((line): line is SetLine => line.settings !== null && hasFeature(line, "FORWARDING"));
  return (
    <Stack gap="large">
      <Warnings lines={lines} data={data} />
      <BulkForm lines={lines} data={data} />
    </Stack>
  );
}

/** Lines whose callers reach nobody: in a circle, or nowhere but voicemail. */
function Warnings({ lines, data }: { lines: readonly SetLine[]; data: CallSettings }) {
  const t = useCopy();
  const { name } = useCallCopy(data);
  const named = (chosen: readonly SetLine[]) => chosen.map(({ telephoneNumber }) => name(telephoneNumber)).join(", ");
  const loops = lines.filter(({ settings }) => settings.route.reason === "LOOP");
  const silent = lines.filter(({ settings: { route } }) => route.reason !== "LOOP" && route.ringing.length === 0);
  if (loops.length + silent.length === 0)
    return <Alert tone="success" toneLabel={t("shell.tone.success")} title={t("voice.manager.allReached")} />;
  return (
    <>
      {loops.length > 0 && (
        <Alert
          tone="critical"
          toneLabel={t("shell.tone.critical")}
          title={t("voice.manager.loops", { count: loops.length, lines: named(loops) })}
        >
          {t("voice.manager.loopsDetail")}
        </Alert>
      )}
      {silent.length > 0 && (
        <Alert
          tone="warning"
          toneLabel={t("shell.tone.warning")}
          title={t("voice.manager.silent", { count: silent.length, lines: named(silent) })}
        >
          {t("voice.manager.silentDetail")}
        </Alert>
      )}
    </>
  );
}

/** Router entry for the screen. */
export const forwardingManagerScreen = withWorkflows(ForwardingManagerScreen, callSettingsWorkflows);
