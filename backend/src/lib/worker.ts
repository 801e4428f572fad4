import "./preventPrototypePollution.ts";
import { parentPort } from "node:worker_threads";
import type { Answered, Asked } from "./workerPool.ts";

type Work = (...given: unknown[]) => unknown;

async function answerTo({ module, name, given }: Asked): Promise<Answered> {
  try {
    const exported = (await import(module)) as Record<string, unknown>;
    return { value: await (exported[name] as Work)(...given) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** What runs in each thread of a pool: does one job after the other. */
parentPort?.on("message", (asked: Asked) => void answerTo(asked).then((answer) => parentPort?.postMessage(answer)));
