import { useCopy, useToggle } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { useHref, useLocation } from "react-router-dom";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { selectIsSignedIn } from "../../session/model/session.selectors.ts";
import { watchLeaving } from "./watchLeaving.ts";

/** On the pages that the remote configuration names; not for whoever the self-installation sends on to another site anyway (SHELL-21). */
export function LeaveWarning() {
  const { pathname } = useLocation();
  const paths = useToggle("speedBumpRoutes").split(" ");
  const sentOn = useSelector(selectCurrentAccount)?.selfInstallNotification === "redirect-to-TPSI";
  const signedIn = useSelector(selectIsSignedIn);
  return signedIn && paths.includes(pathname) && !sentOn ? <Asked key={pathname} path={pathname} /> : null;
}

function Asked({ path }: { path: string }) {
  const t = useCopy();
  const here = useHref(path);
  const { key } = useLocation();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  // Watched anew at every step of the page: each has a place of its own in the history.
  useEffect(() => watchLeaving(here, (go) => setGoOn(() => go)), [here, key]);
  if (!goOn) return null;
  const close = () => setGoOn(null);
  const leave = () => {
    close();
    goOn();
  };
  return (
    <ConfirmDialog
      open
      question={t("shell.leave.question")}
      consequence={t("shell.leave.consequence")}
      confirmLabel={t("shell.leave.leave")}
      cancelLabel={t("shell.leave.stay")}
      onConfirm={leave}
      onCancel={close}
    />
  );
}
