import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import type { Account } from "../../account/model/account.api.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";

type ServiceState = Account["status"]["service"]["state"];
type Stopped = Extract<ServiceState, "SUSPENDED" | "BEING_RESTORED" | "DISCONNECTED">;

/** Whether the account's services are stopped, so that a restart brings nothing back. */
export const isStopped = (state: ServiceState): state is Stopped => state !== "RUNNING" && state !== "RESTORED";

/** Why no equipment works while the services are stopped, and what brings it back. */
export function StoppedNotice({ state }: { state: Stopped }) {
  const t = useCopy();
  const warning = { tone: "warning", toneLabel: t("shell.tone.warning") } as const;
  switch (state) {
    case "SUSPENDED":
      return (
        <Alert {...warning} title={t("services.equipment.suspended")}>
          {t("services.equipment.suspendedDetail")}{" "}
          <Link href="/billing" tone="inherit">
            {t("services.equipment.toBilling")}
          </Link>
        </Alert>
      );
    case "BEING_RESTORED":
      return (
        <Alert tone="info" toneLabel={t("shell.tone.info")} title={t("services.equipment.restored")}>
          {t("services.equipment.restoredDetail")}
        </Alert>
      );
    case "DISCONNECTED":
      return (
        <Alert {...warning} title={t("services.equipment.disconnected")}>
          {t("services.equipment.disconnectedDetail")} <CareNumber />
        </Alert>
      );
  }
}
