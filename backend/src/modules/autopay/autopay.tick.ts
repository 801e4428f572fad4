import type { Dependencies } from "../../dependencies.ts";
import type { GoesOn } from "../../lib/rounds.ts";
import { advance } from "./autopay.advance.ts";
import { claimActions } from "./autopay.repository.ts";
import { runAutoPay } from "./autopay.run.ts";
import { revokeDue } from "./revocations.ts";

const AT_ONCE = 20;

/** One round: finishes what was left open, then makes the debits whose date has come. @returns how many debits it sent to the processor */
export async function autoPayRound(deps: Dependencies, goesOn?: GoesOn): Promise<number> {
  const open = await claimActions(deps.database, deps.securityClock.now(), AT_ONCE);
  const ended = await Promise.allSettled(open.map(({ accountId, id }) => advance(deps, accountId, id)));
  for (const result of ended) if (result.status === "rejected") deps.logger.error({ err: result.reason }, "an Auto Pay action could not go on");
  await revokeDue(deps);
  return runAutoPay(deps, goesOn);
}
