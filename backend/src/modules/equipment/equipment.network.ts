import type { RestartState } from "@portico/rules/equipment";
import type { Config } from "../../config/config.ts";
import type { EquipmentRow, RestartRow } from "./equipment.repository.ts";

/** How far a restart is, as the provider's network reports it. */
export interface EquipmentNetwork {
  progressOf(restart: RestartRow, device: EquipmentRow, now: Date): Promise<RestartState>;
}

/** Until the network takes up a request. */
const TAKEN_UP_SECONDS = 3;
/** When a device that does not come back counts as failed. */
const GIVEN_UP_SECONDS = 25;

/** The demo's network: every device restarts in its own time by the business clock, or does not come back. */
const simulatedNetwork: EquipmentNetwork = {
  progressOf: ({ requestedAt }, { restartSeconds }, now) => {
    const seconds = (now.getTime() - requestedAt.getTime()) / 1000;
    if (seconds < TAKEN_UP_SECONDS) return Promise.resolve("REQUESTED");
    if (seconds < (restartSeconds ?? GIVEN_UP_SECONDS)) return Promise.resolve("RESTARTING");
    return Promise.resolve(restartSeconds === null ? "FAILED" : "ONLINE");
  },
};

/**
 * The network that restarts devices. A provider's own one answers behind `UPSTREAM_API`; without it and without the
 * demo there is none, and no equipment either.
 */
export const networkOf = ({ demo }: Pick<Config, "demo">): EquipmentNetwork | null => (demo ? simulatedNetwork : null);
