import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { useSelector } from "react-redux";
import { selectCurrentAccount } from "../../account/model/account.selectors.ts";
import { type AccountServiceStatus, serviceState, type StatedService } from "./serviceState.rules.ts";

const tones = {
  OUTAGE: "critical",
  EQUIPMENT_OFFLINE: "warning",
  SUSPENDED: "critical",
  BEING_RESTORED: "warning",
  DISCONNECTED: "critical",
  HOTLINED: "critical",
  TEMPORARILY_DISCONNECTED: "critical",
  INACTIVE: "warning",
  Active: "success",
  Assigned: "success",
  Unassigned: "neutral",
  Undefined: "neutral",
} as const;

type ServiceStateBadgeProps = {
  service: StatedService;
  /** Of the account, where the screen has a newer one than the store; the current account's by default. */
  status?: AccountServiceStatus | undefined;
};

/** Badge with the state of a service of the current account, by the one rule of all screens. */
export function ServiceStateBadge({ service, status }: ServiceStateBadgeProps) {
  const t = useCopy();
  const current = useSelector(selectCurrentAccount)?.status.service;
  const state = serviceState(service, status ?? current);
  return (
    <div>
      <Badge tone={tones[state]}>{t("services.state", { state })}</Badge>
    </div>
  );
}
