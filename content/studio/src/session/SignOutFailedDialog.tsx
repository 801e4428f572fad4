import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { useSession } from "./sessionContext.ts";

/** A sign-out that did not work must not look like one that did. */
export function SignOutFailedDialog() {
  const t = useCopy();
  const { signOut, stay } = useSession();
  return (
    <AlertDialog
      open
      title={t("studio.session.signOutFailed.title")}
      description={t("studio.session.signOutFailed.detail")}
      onEscape={stay}
      actions={
        <>
          <Button onPress={() => void signOut()}>{t("studio.shell.tryAgain")}</Button>
          <Button variant="secondary" onPress={stay}>
            {t("studio.shell.close")}
          </Button>
        </>
      }
    />
  );
}
