import "./preventPrototypePollution.ts";
import { parentPort } from "node:worker_threads";
import type { JobResult, Job } from "./workerPool.ts";

type Work = (...given: unknown[]) => unknown;

async function answerTo({ module, name, given }: Job): Promise<JobResult> {
  try {
    const exported = (await import(module)) as Record<string, unknown>;
    return { value: await (exported[name] as Work)(...given) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The worker thread's main loop: runs one job after another. */
parentPort?.on("message", (job: Job) => void answerTo(job).then((answer) => parentPort?.postMessage(answer)));
