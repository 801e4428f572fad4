import type { Dependencies } from "./dependencies.ts";
import { restoreServices } from "./modules/standing/standing.jobs.ts";

const INTERVAL_MILLISECONDS = 5_000;

/** Does what is due by the business clock, now and every few seconds until it is stopped. @returns what stops it and waits for the round that is running */
export function startBusinessTick(deps: Dependencies, intervalMilliseconds = INTERVAL_MILLISECONDS): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const round = () => {
    if (busy) return;
    busy = true;
    running = restoreServices(deps)
      .catch((error: unknown) => deps.logger.error({ err: error }, "services could not be restored"))
      .finally(() => void (busy = false));
  };
  round();
  const timer = setInterval(round, intervalMilliseconds).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
