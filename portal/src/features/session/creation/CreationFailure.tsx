import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { selectCreation } from "./creation.slice.ts";

/** Why a step was not taken. Errors of a field are at the field. */
export function CreationFailure() {
  const t = useCopy();
  const { phase } = useSelector(selectCreation);
  if (phase.name === "codeEnded")
    return (
      <Alert tone="critical" toneLabel={t("shell.tone.critical")} title={t("session.creation.ended")} live="assertive">
        {t("session.creation.endedDetail")}
      </Alert>
    );
  if (phase.name !== "refused" || phase.failure.kind === "invalid") return null;
  return <TriesFailureAlert failure={phase.failure} />;
}
