import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import type { Account } from "../../account/model/account.api.ts";
import type { Service } from "./services.api.ts";

type ServiceStatus = Account["status"]["service"];

const tones = {
  SUSPENDED: "critical",
  BEING_RESTORED: "warning",
  DISCONNECTED: "critical",
  HOTLINED: "critical",
  TEMPORARILY_DISCONNECTED: "critical",
  INACTIVE: "warning",
} as const;

/**
 * Why a service is stopped or late, by the account's status. Mobile has a state of its own: it can be stopped while the
 * others run.
 */
export function stoppedAs(key: Service["key"], { state, mobile }: ServiceStatus): keyof typeof tones | undefined {
  if (state === "DISCONNECTED") return state;
  if (key === "MOBILE") return mobile === "GOOD" || mobile === "PAST_DUE" ? undefined : mobile;
  return state === "SUSPENDED" || state === "BEING_RESTORED" ? state : undefined;
}

/** Badge with the state of a stopped or late service; renders nothing for a running one. */
export function StoppedBadge({ serviceKey, status }: { serviceKey: Service["key"]; status: ServiceStatus }) {
  const t = useCopy();
  const state = stoppedAs(serviceKey, status);
  return (
    state && (
      <div>
        <Badge tone={tones[state]}>{t("services.stopped", { state })}</Badge>
      </div>
    )
  );
}
