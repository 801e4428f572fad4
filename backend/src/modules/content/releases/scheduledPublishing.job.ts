import type { Dependencies } from "../../../dependencies.ts";
import { Problem } from "../../../lib/problem.ts";
import { builtIn } from "../catalogue.ts";
import { dueChangeSets, type ChangeSetRow } from "../change-sets/changeSets.repository.ts";
import { scheduleFailed } from "../change-sets/changeSets.service.ts";
import { changeSetEtag } from "../change-sets/optimisticConcurrency.ts";
import { publish } from "./publish.service.ts";

/**
 * How long a publication is retried after an error that is not its content's fault, in milliseconds; then an editor has
 * to look at it.
 */
const longestDelayMilliseconds = 15 * 60_000;

async function publishDue({ clock, database, securityClock }: Dependencies, due: ChangeSetRow): Promise<void> {
  const by = { author: due.publishBy ?? "", at: securityClock.now(), reason: due.publishReason ?? "" };
  try {
    // The version is checked under the row's lock, so one that was cancelled, rescheduled or published since is
    // skipped.
    await publish(database, builtIn.register, { id: due.id, version: changeSetEtag(due), by });
  } catch (error) {
    // A 4xx refusal is for editors to fix; scheduleFailed() skips what changed meanwhile.
    const refused = error instanceof Problem && error.status < 500 ? error.code : undefined;
    const late = clock.now().getTime() - (due.publishAt?.getTime() ?? 0) > longestDelayMilliseconds;
    if (refused || late) await scheduleFailed(database, due, refused ?? "UNEXPECTED", by);
    if (!refused) throw error;
  }
}

/**
 * Publishes due change sets, each as approved. Safe in any number of processes. A failed one does not block the others.
 * @throws AggregateError of errors that are not the contents' fault; they are retried in the next run
 */
export async function publishScheduled(deps: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await dueChangeSets(deps.database, deps.clock.now())) {
    await publishDue(deps, due).catch((error: unknown) =>
      failures.push(new Error(`change set ${due.id} could not be published`, { cause: error })),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, "scheduled change sets could not be published");
}
