import { isRestarting } from "@portico/rules/equipment";
import type { ServiceTrouble } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import { equipmentWithRestarts } from "../equipment/equipment.reads.ts";
import { servicesInOutage } from "../outages/outages.reads.ts";
import type { AccountRow, ServiceRow } from "./account.repository.ts";

/** A service, and what is wrong with it now besides the account's own state; null for nothing (SERV-02). */
export type ShownService = ServiceRow & { trouble: ServiceTrouble | null };

/**
 * Adds what is wrong with each service: an outage at the address before equipment that is offline. A device that
 * restarts is expected to be offline. What is not provisioned has no trouble: it does not work anyway.
 */
export async function withTroubles(
  { database, clock }: Pick<Dependencies, "database" | "clock">,
  account: Pick<AccountRow, "accountId" | "serviceZip">,
  rows: readonly ServiceRow[],
): Promise<ShownService[]> {
  const provisioned = rows.filter(({ status }) => status === "Active" || status === "Assigned").map(({ key }) => key);
  const inOutage = await servicesInOutage(database, account, provisioned, clock.now());
  const devices = await equipmentWithRestarts(database, account.accountId);
  const offline = new Set<string>(
    devices
      .filter(({ row, restart }) => row.state === "OFFLINE" && !(restart && isRestarting(restart.state)))
      .map(({ row }) => row.serviceKey),
  );
  const troubleOf = (key: ServiceRow["key"]) => {
    if (!provisioned.includes(key)) return null;
    return inOutage.has(key) ? "OUTAGE" : offline.has(key) ? "EQUIPMENT_OFFLINE" : null;
  };
  return rows.map((row) => ({ ...row, trouble: troubleOf(row.key) }));
}
