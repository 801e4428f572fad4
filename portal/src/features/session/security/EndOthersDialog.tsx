import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { endingEvents, selectSecurity } from "./security.slice.ts";

/** Asks before every other session is signed out; closes once they are. */
export function EndOthersDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { ending } = useSelector(selectSecurity);
  const isDone = ending.name === "endedOthers";
  useEffect(() => {
    if (open && isDone) onClose();
  }, [open, isDone, onClose]);
  const words = ending.name === "failed" ? failureCopy(ending.failure) : undefined;
  return (
    <ConfirmDialog
      open={open}
      question={t("session.security.sessions.question")}
      consequence={t("session.security.sessions.consequence")}
      confirmLabel={t("session.security.sessions.yes")}
      cancelLabel={t("session.security.sessions.no")}
      busy={ending.name === "working" ? t("session.security.sessions.ending") : undefined}
      error={words && { toneLabel: t("shell.tone.critical"), message: `${t(words.title)} ${t(words.detail)}` }}
      onConfirm={() => dispatch(endingEvents.requested({ what: "others" }))}
      onCancel={() => {
        dispatch(endingEvents.dismissed());
        onClose();
      }}
    />
  );
}
