import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { useDispatch } from "react-redux";
import { signOutFailureClosed, signOutRequested } from "../model/session.slice.ts";

/** Warns that the server did not end the session, so that leaving now would leave it open. */
export function SignOutFailedDialog() {
  const t = useCopy();
  const dispatch = useDispatch();
  const close = () => dispatch(signOutFailureClosed());
  return (
    <AlertDialog
      open
      title={t("session.signOutFailed.title")}
      description={t("session.signOutFailed.detail")}
      onOpenChange={close}
      actions={
        <>
          <Button onPress={() => dispatch(signOutRequested())}>{t("shell.tryAgain")}</Button>
          <Button variant="secondary" onPress={close}>
            {t("shell.close")}
          </Button>
        </>
      }
    />
  );
}
