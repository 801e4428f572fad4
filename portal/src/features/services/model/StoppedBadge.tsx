import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import type { Account } from "../../account/model/account.api.ts";
import type { Service } from "./services.api.ts";

type ServiceStatus = Account["status"]["service"];

const tones = { SUSPENDED: "bad", BEING_RESTORED: "attention", DISCONNECTED: "bad", HOTLINED: "bad", TEMPORARILY_DISCONNECTED: "bad", INACTIVE: "attention" } as const;

/** Why a service does not run as usual, by the account's status. Mobile has a state of its own: it can be stopped while the others run. */
export function stoppedAs(key: Service["key"], { state, mobile }: ServiceStatus): keyof typeof tones | undefined {
  if (state === "DISCONNECTED") return state;
  if (key === "MOBILE") return mobile === "GOOD" || mobile === "PAST_DUE" ? undefined : mobile;
  return state === "SUSPENDED" || state === "BEING_RESTORED" ? state : undefined;
}

/** The state of a service that does not run as usual; nothing where it does. */
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
