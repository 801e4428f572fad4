import { useCopy } from "@portico/content-runtime/react";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { hasFeature } from "@portico/rules/voicePlatform";
import { callSettingsWorkflows } from "../model/callSettings.saga.ts";
import { LinePage } from "../model/CallSettingsPage.tsx";
import { RouteNow } from "../model/RouteNow.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { VoicemailPin } from "./VoicemailPin.tsx";

/**
 * The settings of a telephone (SERV-04). A customer on a phone, in a hurry, comes to:
 * 1. stop it from ringing, or let it ring again;
 * 2. set a new voicemail PIN, because the old one is forgotten;
 * 3. see what name people read when the line calls them.
 */
function PhoneScreen() {
  const t = useCopy();
  return (
    <LinePage title={t("voice.phone.screen")} description={t("voice.phone.lead")} feature="CALLER_ID_NAME">
      {(line, data) => (
        <>
          <RouteNow line={line} data={data} isBrief />
          <PhoneForm line={line} data={data} />
          {hasFeature(line, "VOICEMAIL") && <VoicemailPin line={line} data={data} />}
        </>
      )}
    </LinePage>
  );
}

/** Router entry for the screen. */
export const phoneScreen = withWorkflows(PhoneScreen, callSettingsWorkflows);
