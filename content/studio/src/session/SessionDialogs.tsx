import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { EndedDialog } from "./EndedDialog.tsx";
import { useSessionState } from "./sessionContext.ts";
import { SignOutFailedDialog } from "./SignOutFailedDialog.tsx";
import { StillThereDialog } from "./StillThereDialog.tsx";

/** What the session has to say over any screen: that it ends soon, that it is over, that it goes on. */
export function SessionDialogs() {
  const t = useCopy();
  const state = useSessionState();
  const back = state.phase === "signedIn" && state.again;
  return (
    <>
      {state.phase === "signedIn" && state.timing && <StillThereDialog timing={state.timing} />}
      {state.phase === "signedIn" && state.stays && <SignOutFailedDialog />}
      {state.phase === "ended" && <EndedDialog editor={state.editor} />}
      <LiveRegion urgency="polite" message={back ? t("studio.session.ended.back") : ""} />
    </>
  );
}
