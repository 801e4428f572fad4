import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { AlertDialog } from "@portico/design-system/dialog";
import { useDispatch } from "react-redux";
import { failureClosed } from "../model/errors.slice.ts";

/** The generic failure, with the specification's text; OK closes it (ERR-01). */
export function GenericFailureDialog() {
  const t = useCopy();
  const dispatch = useDispatch();
  const close = () => dispatch(failureClosed());
  return (
    <AlertDialog
      open
      title={t("shell.failure.title")}
      description={t("shell.failure.detail")}
      onOpenChange={close}
      actions={<Button onPress={close}>{t("shell.failure.ok")}</Button>}
    />
  );
}
