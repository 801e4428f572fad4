import type { ActivationState } from "@portico/rules/addOns";
import { addOns as constants } from "@portico/rules/serviceConstants";
import type { Config } from "../../config/config.ts";
import type { Dependencies } from "../../dependencies.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { openActivations, putActivation, type ServiceRow } from "./addons.repository.ts";

/** How far an activation is, as the partner reports it. */
export interface Provisioning {
  stateOf(service: ServiceRow, secondsSince: number): Promise<ActivationState>;
}

/** When an activation that does not succeed counts as failed. */
const GIVEN_UP_SECONDS = 8;

/** The demo's partner: every service activates in its own time by the business clock, or fails. */
const simulatedProvisioning: Provisioning = {
  stateOf: ({ activationSeconds }, secondsSince) => {
    if (secondsSince < (activationSeconds ?? GIVEN_UP_SECONDS)) return Promise.resolve("REQUESTED");
    return Promise.resolve(activationSeconds === null ? "FAILED" : "ACTIVE");
  },
};

/** A provider's own services answer behind `UPSTREAM_API`; without it and without the demo there are no add-ons. */
const provisioningOf = ({ demo }: Pick<Config, "demo">): Provisioning | null => (demo ? simulatedProvisioning : null);

const AT_ONCE = 50;

/**
 * Records how activations end. One without an answer for too long has failed. Safe in any number of processes: each row
 * is locked by one.
 * @returns how many activations ended
 */
export async function pollActivations({ config, database, clock }: Dependencies): Promise<number> {
  const provisioning = provisioningOf(config);
  const now = clock.now();
  return database.transaction(async (tx) => {
    let ended = 0;
    for (const service of await openActivations(tx, AT_ONCE)) {
      const seconds = (now.getTime() - (service.requestedAt ?? now).getTime()) / 1000;
      const reported = (await provisioning?.stateOf(service, seconds)) ?? "REQUESTED";
      const isOverdue = seconds >= constants.longestActivationMinutes * 60;
      const activation = isOverdue && reported !== "ACTIVE" ? "FAILED" : reported;
      if (activation === "REQUESTED") continue;
      await putActivation(tx, service.id, { activation });
      await announceChange(tx, { topic: "ADD_ONS", accountId: service.accountId });
      ended += 1;
    }
    return ended;
  });
}
