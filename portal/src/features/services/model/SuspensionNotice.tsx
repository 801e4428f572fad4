import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { useSelector } from "react-redux";
import type { Account } from "../../account/model/account.api.ts";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";

type ServiceState = Account["status"]["service"]["state"];
type Stopped = Extract<ServiceState, "SUSPENDED" | "BEING_RESTORED" | "DISCONNECTED">;

const isStopped = (state: ServiceState): state is Stopped => state !== "RUNNING" && state !== "RESTORED";

/** The state of the current account while its services are stopped, else undefined; the server's (SERV-02). */
export function useSuspensionState(): Stopped | undefined {
  const state = useSelector(selectCurrentAccount)?.status.service.state;
  return state !== undefined && isStopped(state) ? state : undefined;
}

/** Why nothing works while the account's services are stopped, and what brings it back; nothing while they run. */
export function SuspensionNotice({ of }: { of: "equipment" | "internet" | "voice" | "tv" | "email" }) {
  const t = useCopy();
  const state = useSuspensionState();
  const warning = { tone: "warning", toneLabel: t("shell.tone.warning") } as const;
  switch (state) {
    case undefined:
      return null;
    case "SUSPENDED":
      return (
        <Alert {...warning} title={t("services.stopped.suspended", { of })}>
          {t("services.stopped.suspendedDetail", { of })}{" "}
          <Link href="/billing" tone="inherit">
            {t("services.stopped.toBilling")}
          </Link>
        </Alert>
      );
    case "BEING_RESTORED":
      return (
        <Alert tone="info" toneLabel={t("shell.tone.info")} title={t("services.stopped.restored")}>
          {t("services.stopped.restoredDetail", { of })}
        </Alert>
      );
    case "DISCONNECTED":
      return (
        <Alert {...warning} title={t("services.stopped.disconnected", { of })}>
          {t("services.stopped.disconnectedDetail", { of })} <CareNumber />
        </Alert>
      );
  }
}
