import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { Problem } from "./problem.ts";

/** What a worker is asked: a function that a module exports, and what it gets. Everything is copied, so only data. */
export type Asked = { module: string; name: string; given: unknown[] };
export type Answered = { value: unknown } | { error: Error };

type Job = Asked & { done: (value: unknown) => void; failed: (error: unknown) => void };

export type PoolLimits = {
  /** Threads. */
  workers: number;
  /** How many jobs may wait for a thread; one more is refused. */
  waiting: number;
  /** A job that takes longer is ended, with its thread; milliseconds. */
  longest: number;
};

/** Of one process. One processor is left to what answers everybody else. */
export const poolLimits: PoolLimits = { workers: Math.min(4, Math.max(1, availableParallelism() - 1)), waiting: 100, longest: 30_000 };

/** Threads for work that would otherwise hold up everybody whom this process answers. They start with the first job and do not keep the process alive. */
export class WorkerPool {
  readonly #limits: PoolLimits;
  readonly #idle: Worker[] = [];
  readonly #waiting: Job[] = [];
  #running = 0;

  constructor(limits = poolLimits) {
    this.#limits = limits;
  }

  /** @throws Problem TEMPORARILY_UNAVAILABLE when too much waits already, or the job takes too long */
  run(asked: Asked): Promise<unknown> {
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 5 }));
    return new Promise((done, failed) => {
      this.#waiting.push({ ...asked, done, failed });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= this.#limits.workers) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#running += 1;
    this.#give(this.#idle.pop() ?? new Worker(join(import.meta.dirname, "worker.ts"), { resourceLimits: { maxOldGenerationSizeMb: 256 } }), job);
  }

  #give(worker: Worker, { done, failed, ...asked }: Job): void {
    const leave = (settle: () => void, isWell = false) => {
      clearTimeout(timer);
      worker.removeAllListeners().unref();
      // A thread that is being ended may still say that it failed.
      worker.on("error", () => undefined);
      if (isWell) this.#idle.push(worker);
      else void worker.terminate();
      this.#running -= 1;
      settle();
      this.#next();
    };
    const timer = setTimeout(() => leave(() => failed(new Problem("TEMPORARILY_UNAVAILABLE", { retryAfterSeconds: 5 }))), this.#limits.longest);
    worker.ref();
    worker.removeAllListeners();
    worker.once("message", (answer: Answered) => leave(() => ("error" in answer ? failed(answer.error) : done(answer.value)), true));
    worker.once("error", (error) => leave(() => failed(error)));
    worker.once("exit", () => leave(() => failed(new Error("the thread has ended"))));
    worker.postMessage(asked);
  }
}

const pool = new WorkerPool();
const asBuffer = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value);

/**
 * The same function, done in a thread.
 * @param path of the module that exports it, `name` being its name there. What it is given and answers has to be data; bytes arrive as a Buffer.
 */
export function inWorker<Work extends (...given: never[]) => Promise<unknown>>(path: string, name: string, on = pool): (...given: Parameters<Work>) => ReturnType<Work> {
  const module = pathToFileURL(path).href;
  return (...given) => on.run({ module, name, given }).then(asBuffer) as ReturnType<Work>;
}
