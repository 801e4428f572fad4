import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { useSelector } from "react-redux";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { isStopped } from "./StoppedNotice.tsx";

/** Whether the services of the current account are stopped; the account's status is the server's. */
export function useIsAccountStopped(): boolean {
  const state = useSelector(selectCurrentAccount)?.status.service.state;
  return state !== undefined && isStopped(state);
}

/** On the screens of a service: why it does not work while the account is stopped, and what brings it back. */
export function StoppedAccountNotice({ of }: { of: "voice" | "tv" }) {
  const t = useCopy();
  const state = useSelector(selectCurrentAccount)?.status.service.state;
  if (!state || !isStopped(state)) return null;
  const warning = { tone: "warning", toneLabel: t("shell.tone.warning") } as const;
  switch (state) {
    case "SUSPENDED":
      return (
        <Alert {...warning} title={t("services.stopped.suspended", { of })}>
          {t("services.stopped.suspendedDetail")}{" "}
          <Link href="/billing" tone="inherit">
            {t("services.equipment.toBilling")}
          </Link>
        </Alert>
      );
    case "BEING_RESTORED":
      return (
        <Alert tone="info" toneLabel={t("shell.tone.info")} title={t("services.equipment.restored")}>
          {t("services.stopped.restoredDetail", { of })}
        </Alert>
      );
    case "DISCONNECTED":
      return (
        <Alert {...warning} title={t("services.stopped.disconnected", { of })}>
          {t("services.stopped.disconnectedDetail")} <CareNumber />
        </Alert>
      );
  }
}
