import { equipment as constants } from "@portico/rules/constants";
import type { RestartState } from "@portico/rules/equipment";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { networkOf } from "./equipment.network.ts";
import { openRestarts, recordProgress, type EquipmentRow, type RestartRow } from "./equipment.repository.ts";

const AT_ONCE = 50;
const MINUTE_MILLISECONDS = 60_000;

/**
 * Records how far restarts are, as the network reports. One without a report for too long has failed. Safe in any
 * number of processes: each row is locked by one.
 * @returns how many restarts changed
 */
export async function pollRestarts({ config, database, clock }: Dependencies): Promise<number> {
  const network = networkOf(config);
  const now = clock.now();
  return database.transaction(async (tx) => {
    let changed = 0;
    for (const { equipment: device, equipment_restarts: restart } of await openRestarts(tx, AT_ONCE)) {
      const reported = (await network?.progressOf(restart, device, now)) ?? restart.state;
      const state = isOverdue(restart, now) && reported !== "ONLINE" ? "FAILED" : reported;
      if (state === restart.state) continue;
      await record(tx, restart, device, state, now);
      await announceChange(tx, { topic: "EQUIPMENT", accountId: device.accountId });
      changed += 1;
    }
    return changed;
  });
}

const isOverdue = ({ requestedAt }: RestartRow, now: Date) =>
  now.getTime() - requestedAt.getTime() >= constants.longestRestartMinutes * MINUTE_MILLISECONDS;

function record(
  tx: Transaction,
  restart: RestartRow,
  { lastSeenAt }: EquipmentRow,
  state: RestartState,
  now: Date,
): Promise<void> {
  switch (state) {
    case "ONLINE":
      return recordProgress(tx, restart, { state, endedAt: now }, { state: "ONLINE", lastSeenAt: now });
    case "FAILED":
      return recordProgress(tx, restart, { state, endedAt: now }, { state: "OFFLINE", lastSeenAt });
    default:
      return recordProgress(tx, restart, { state, endedAt: null }, { state: "RESTARTING", lastSeenAt });
  }
}
