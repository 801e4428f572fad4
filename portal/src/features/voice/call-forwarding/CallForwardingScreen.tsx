import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { forwardingManagerRefusal } from "@portico/rules/voicePlatform";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import type { CallSettings } from "../model/callSettings.api.ts";
import { callSettingsWorkflows } from "../model/callSettings.saga.ts";
import { LinePage, WhoMay } from "../model/CallSettingsPage.tsx";
import { RouteNow } from "../model/RouteNow.tsx";
import { ForwardingForm } from "./ForwardingForm.tsx";

/**
 * Where the calls of a line go (SERV-04). A customer on a phone, in a hurry, comes to:
 * 1. see who rings if somebody calls right now, and until when;
 * 2. send all calls to a cell phone, or stop that;
 * 3. have calls that nobody answers go somewhere else.
 */
function CallForwardingScreen() {
  const t = useCopy();
  return (
    <LinePage title={t("voice.forwarding.screen")} description={t("voice.forwarding.lead")} feature="FORWARDING">
      {(line, data) => (
        <>
          <RouteNow line={line} data={data} />
          <ForwardingForm line={line} data={data} />
          <ManagerLink data={data} />
        </>
      )}
    </LinePage>
  );
}

/** The link to all lines: for admins on the meta-switch phone; the others read who has it (SESS-14, B12). */
function ManagerLink({ data }: { data: CallSettings }) {
  const t = useCopy();
  const refusal = forwardingManagerRefusal(data.mayManage, data.lines);
  if (refusal === "NOT_ADMIN") return <WhoMay data={data} of="forwarding" />;
  if (refusal) return null;
  return (
    <Text>
      <Link href="/voice/forwarding-manager">{t("voice.forwarding.toManager")}</Link>
    </Text>
  );
}

/** Router entry for the screen. */
export const callForwardingScreen = withWorkflows(CallForwardingScreen, callSettingsWorkflows);
