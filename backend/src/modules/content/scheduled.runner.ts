import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { builtIn } from "./catalogue.ts";
import { dueChangeSets, type ChangeSetRow } from "./changeSets.repository.ts";
import { scheduleFailed } from "./changeSets.service.ts";
import { publish } from "./publish.service.ts";

async function publishDue({ database, securityClock }: Dependencies, { id, publishBy, publishReason }: ChangeSetRow): Promise<void> {
  const by = { author: publishBy ?? "", at: securityClock.now(), reason: publishReason ?? "" };
  try {
    await publish(database, builtIn.register, { id, by });
  } catch (error) {
    // What the rules refuse is for people to repair; anything else is tried again with the next round.
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await scheduleFailed(database, id, error.code, by);
  }
}

/** Publishes the change sets whose time has come, each as it was approved. Any number of processes may do it: one of them wins. */
export async function publishScheduled(deps: Dependencies): Promise<void> {
  for (const row of await dueChangeSets(deps.database, deps.clock.now())) await publishDue(deps, row);
}
