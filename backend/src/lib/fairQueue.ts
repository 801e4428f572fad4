import { Problem } from "./problem.ts";

/** Concurrency limits per caller in this process. */
export type QueueLimits = {
  /** Concurrent calls per caller; the rest waits in a queue. */
  concurrency: number;
  /** The queue limit per caller; further calls are rejected. */
  waiting: number;
  /** Timeout in the queue, in milliseconds. */
  timeoutMilliseconds: number;
};

type Waiting = { start: () => void };
type CallerQueue = { running: number; waiting: Waiting[] };

/** Fair scheduling: a separate queue per caller, so that a caller with many requests delays only themselves. */
export interface FairQueue {
  /** @throws Problem TOO_MANY_REQUESTS when the queue is full, or after the timeout */
  run<Value>(caller: string, work: () => Promise<Value>): Promise<Value>;
}

/** Documents need CPU time, so each user gets a few at a time. */
export const documentQueue = (): FairQueue => fairQueue(documentQueueLimits);
export const documentQueueLimits: QueueLimits = { concurrency: 2, waiting: 20, timeoutMilliseconds: 20_000 };

export function fairQueue({ concurrency, waiting: maxWaiting, timeoutMilliseconds }: QueueLimits): FairQueue {
  const queues = new Map<string, CallerQueue>();
  const tooMany = () =>
    new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(timeoutMilliseconds / 2_000)) });

  function queueOf(caller: string): CallerQueue {
    const own = queues.get(caller) ?? { running: 0, waiting: [] };
    queues.set(caller, own);
    return own;
  }

  function acquire(own: CallerQueue): Promise<void> {
    if (own.running < concurrency) return Promise.resolve(void (own.running += 1));
    if (own.waiting.length >= maxWaiting) return Promise.reject(tooMany());
    return new Promise((start, refuse) => {
      const entry: Waiting = { start: () => (clearTimeout(timer), start()) };
      const timer = setTimeout(() => {
        own.waiting.splice(own.waiting.indexOf(entry), 1);
        refuse(tooMany());
      }, timeoutMilliseconds);
      own.waiting.push(entry);
    });
  }

  function release(caller: string, own: CallerQueue): void {
    // The next one in the queue takes the slot.
    const next = own.waiting.shift();
    if (next) return next.start();
    own.running -= 1;
    if (own.running === 0) queues.delete(caller);
  }

  return {
    async run(caller, work) {
      const own = queueOf(caller);
      await acquire(own);
      try {
        return await work();
      } finally {
        release(caller, own);
      }
    },
  };
}
