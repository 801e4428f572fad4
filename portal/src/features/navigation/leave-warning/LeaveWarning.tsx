import { useCopy, useToggle } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { useHref, useLocation } from "react-router-dom";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { selectIsSignedIn } from "../../session/model/session.selectors.ts";
import { watchLeaving } from "./watchLeaving.ts";

/**
 * Warns before leaving the pages that the remote configuration names; not shown to customers whom self-installation
 * redirects to another site anyway (SHELL-21).
 */
export function LeaveWarning() {
  const { pathname } = useLocation();
  const paths = useToggle("speedBumpRoutes").split(" ");
  const sentOn = useSelector(selectCurrentAccount)?.selfInstallNotification === "redirect-to-TPSI";
  const signedIn = useSelector(selectIsSignedIn);
  return signedIn && paths.includes(pathname) && !sentOn ? <LeaveDialog key={pathname} path={pathname} /> : null;
}

function LeaveDialog({ path }: { path: string }) {
  const t = useCopy();
  const here = useHref(path);
  const { key } = useLocation();
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  // Restarted at each history entry of the page, because each has its own index.
  useEffect(() => watchLeaving(here, (go) => setProceed(() => go)), [here, key]);
  if (!proceed) return null;
  const close = () => setProceed(null);
  const leave = () => {
    close();
    proceed();
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
