import type { Dependencies } from "../../../dependencies.ts";
import { Problem } from "../../../lib/problem.ts";
import { builtIn } from "../catalogue.ts";
import { dueChangeSets, type ChangeSetRow } from "../change-sets/changeSets.repository.ts";
import { scheduleFailed } from "../change-sets/changeSets.service.ts";
import { changeSetEtag } from "../change-sets/optimisticConcurrency.ts";
import { publish } from "./publish.service.ts";

/** How long a publication is tried again that fails by no fault of its contents, in milliseconds; then people have to look at it. */
const patience = 15 * 60_000;

async function publishDue({ clock, database, securityClock }: Dependencies, due: ChangeSetRow): Promise<void> {
  const by = { author: due.publishBy ?? "", at: securityClock.now(), reason: due.publishReason ?? "" };
  try {
    // The version is looked at under the row's lock: what was called off, moved or published since is left alone.
    await publish(database, builtIn.register, { id: due.id, version: changeSetEtag(due), by });
  } catch (error) {
    // What the rules refuse is for people to repair; scheduleFailed() leaves alone what moved meanwhile.
    const refused = error instanceof Problem && error.status < 500 ? error.code : undefined;
    const late = clock.now().getTime() - (due.publishAt?.getTime() ?? 0) > patience;
    if (refused || late) await scheduleFailed(database, due, refused ?? "UNEXPECTED", by);
    if (!refused) throw error;
  }
}

/**
 * Publishes the change sets whose time has come, each as it was approved. Any number of processes may do it: one of them wins. One that fails keeps
 * none of the others from going live.
 * @throws AggregateError of what went wrong by no fault of the contents, which is tried again with the next round
 */
export async function publishScheduled(deps: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await dueChangeSets(deps.database, deps.clock.now())) {
    await publishDue(deps, due).catch((error: unknown) => failures.push(new Error(`change set ${due.id} could not be published`, { cause: error })));
  }
  if (failures.length > 0) throw new AggregateError(failures, "scheduled change sets could not be published");
}
