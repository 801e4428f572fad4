import { Problem } from "./problem.ts";

/** Concurrency limits per caller in this process. */
export type TurnLimits = {
  /** Concurrent calls per caller; the rest waits in a queue. */
  atOnce: number;
  /** The queue limit per caller; further calls are rejected. */
  waiting: number;
  /** Timeout in the queue, in milliseconds. */
  patience: number;
};

type Waiting = { start: () => void };
type Line = { running: number; waiting: Waiting[] };

/** Fair scheduling: a separate queue per caller, so that a caller with many requests delays only themselves. */
export interface FairTurns {
  /** @throws Problem TOO_MANY_REQUESTS when the queue is full, or after the timeout */
  take<Value>(caller: string, work: () => Promise<Value>): Promise<Value>;
}

/** Documents need CPU time, so each user gets a few at a time. */
export const documentTurns = (): FairTurns => fairTurns(documentTurnsEach);
export const documentTurnsEach: TurnLimits = { atOnce: 2, waiting: 20, patience: 20_000 };

export function fairTurns({ atOnce, waiting: mostWaiting, patience }: TurnLimits): FairTurns {
  const lines = new Map<string, Line>();
  const tooMany = () =>
    new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(patience / 2_000)) });

  function lineOf(caller: string): Line {
    const line = lines.get(caller) ?? { running: 0, waiting: [] };
    lines.set(caller, line);
    return line;
  }

  function turn(line: Line): Promise<void> {
    if (line.running < atOnce) return Promise.resolve(void (line.running += 1));
    if (line.waiting.length >= mostWaiting) return Promise.reject(tooMany());
    return new Promise((start, refuse) => {
      const entry: Waiting = { start: () => (clearTimeout(timer), start()) };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(entry), 1);
        refuse(tooMany());
      }, patience);
      line.waiting.push(entry);
    });
  }

  function leave(caller: string, line: Line): void {
    // The next one in the queue takes the slot.
    const next = line.waiting.shift();
    if (next) return next.start();
    line.running -= 1;
    if (line.running === 0) lines.delete(caller);
  }

  return {
    async take(caller, work) {
      const line = lineOf(caller);
      await turn(line);
      try {
        return await work();
      } finally {
        leave(caller, line);
      }
    },
  };
}
