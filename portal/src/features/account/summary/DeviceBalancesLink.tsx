import { useCopy, useToggle } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { useSelector } from "react-redux";
import { deviceBalancesPath } from "../../billing/model/laterPaths.ts";
import type { Service } from "../../services/model/services.api.ts";
import { selectPermissions } from "../../session/model/session.selectors.ts";

/** The link to the balances of a service's devices, which are in billing. */
export function DeviceBalancesLink({ service, accountId }: { service: Service; accountId: string | null }) {
  const t = useCopy();
  const billing = useToggle("billing");
  const mayView = useSelector(selectPermissions).includes("viewBilling");
  if (accountId === null || !billing || !mayView || service.remainingDeviceBalance === undefined) return null;
  return (
    <div>
      <Link href={deviceBalancesPath(accountId)}>{t("services.deviceLink")}</Link>
    </div>
  );
}
