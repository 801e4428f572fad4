import type { Account } from "../../account/model/account.api.ts";
import type { Service } from "./services.api.ts";

export type AccountServiceStatus = Account["status"]["service"];
type Stopped = "SUSPENDED" | "BEING_RESTORED" | "DISCONNECTED" | "HOTLINED" | "TEMPORARILY_DISCONNECTED" | "INACTIVE";
export type ServiceState = NonNullable<Service["trouble"]> | Stopped | Service["status"];

/** A service as REST and the graph describe it. */
export type StatedService = Pick<Service, "key" | "status"> & { trouble?: Service["trouble"] | null };

/**
 * Why a service is stopped or late, by the account's status. Mobile has a state of its own: it can be stopped while the
 * others run.
 */
export function stoppedAs(key: Service["key"], { state, mobile }: AccountServiceStatus): Stopped | undefined {
  if (state === "DISCONNECTED") return state;
  if (key === "MOBILE") return mobile === "GOOD" || mobile === "PAST_DUE" ? undefined : mobile;
  return state === "SUSPENDED" || state === "BEING_RESTORED" ? state : undefined;
}

/**
 * The state of a service that every screen shows: an outage before a stop because of the balance, before equipment that
 * is offline, before the service's own status (SERV-02). Without the account's status nothing is known to be stopped.
 */
export function serviceState(
  { key, status, trouble }: StatedService,
  ofAccount: AccountServiceStatus | undefined,
): ServiceState {
  if (trouble === "OUTAGE") return trouble;
  return (ofAccount && stoppedAs(key, ofAccount)) ?? trouble ?? status;
}
