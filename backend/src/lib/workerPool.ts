import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { Problem } from "./problem.ts";

/**
 * A job: a function exported by a module, with its arguments. Everything is copied (structured clone), so data only.
 */
export type Job = { module: string; name: string; given: unknown[] };
export type JobResult = { value: unknown } | { error: Error };

type QueuedJob = Job & { done: (value: unknown) => void; failed: (error: unknown) => void };

export type PoolLimits = {
  /** The number of threads. */
  workers: number;
  /** The queue limit; further jobs are rejected. */
  waiting: number;
  /** Timeout of a job in milliseconds; its thread is terminated. */
  longest: number;
};

/** Per process. One CPU is left for the main thread. */
export const poolLimits: PoolLimits = {
  workers: Math.min(4, Math.max(1, availableParallelism() - 1)),
  waiting: 100,
  longest: 30_000,
};

/**
 * A pool of worker threads for CPU-bound work that would block the event loop. Threads start with the first job and do
 * not keep the process alive.
 */
export class WorkerPool {
  readonly #limits: PoolLimits;
  readonly #idle: Worker[] = [];
  readonly #waiting: QueuedJob[] = [];
  #running = 0;

  constructor(limits = poolLimits) {
    this.#limits = limits;
  }

  /** @throws Problem TEMPORARILY_UNAVAILABLE when the queue is full, or the job times out */
  run(job: Job): Promise<unknown> {
    if (this.#waiting.length >= this.#limits.waiting)
      return Promise.reject(new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 5 }));
    return new Promise((done, failed) => {
      this.#waiting.push({ ...job, done, failed });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= this.#limits.workers) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#running += 1;
    this.#give(
      this.#idle.pop() ??
        new Worker(join(import.meta.dirname, "worker.ts"), { resourceLimits: { maxOldGenerationSizeMb: 256 } }),
      job,
    );
  }

  #give(worker: Worker, { done, failed, ...job }: QueuedJob): void {
    const leave = (settle: () => void, isWell = false) => {
      clearTimeout(timer);
      worker.removeAllListeners().unref();
      // A terminated thread may still emit an error.
      worker.on("error", () => undefined);
      if (isWell) this.#idle.push(worker);
      else void worker.terminate();
      this.#running -= 1;
      settle();
      this.#next();
    };
    const timer = setTimeout(
      () => leave(() => failed(new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 5 }))),
      this.#limits.longest,
    );
    worker.ref();
    worker.removeAllListeners();
    worker.once("message", (answer: JobResult) =>
      leave(() => ("error" in answer ? failed(answer.error) : done(answer.value)), true),
    );
    worker.once("error", (error) => leave(() => failed(error)));
    worker.once("exit", () => leave(() => failed(new Error("the thread has ended"))));
    worker.postMessage(job);
  }
}

const pool = new WorkerPool();
const asBuffer = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;

/**
 * The same function, run in a worker thread.
 * @param path of the module that exports it, `name` being its name there. Arguments and result must be data; bytes
 * arrive as a Buffer.
 */
export function inWorker<Work extends (...given: never[]) => Promise<unknown>>(
  path: string,
  name: string,
  on = pool,
): (...given: Parameters<Work>) => ReturnType<Work> {
  const module = pathToFileURL(path).href;
  return (...given) => on.run({ module, name, given }).then(asBuffer) as ReturnType<Work>;
}
