import { Problem } from "./problem.ts";

/** How much of something one caller gets at a time in this process. */
export type TurnLimits = {
  /** Done at once for one caller; the rest waits its turn. */
  atOnce: number;
  /** How many may wait for one caller; one more is refused. */
  waiting: number;
  /** For how long one waits at most, milliseconds. */
  patience: number;
};

type Waiting = { start: () => void };
type Line = { running: number; waiting: Waiting[] };

/** Gives every caller turns of their own, so that one who asks for much waits for themselves and not the others for them. */
export interface FairTurns {
  /** @throws Problem TOO_MANY_REQUESTS when too much waits already, or has waited for too long */
  take<Value>(caller: string, work: () => Promise<Value>): Promise<Value>;
}

/** Files take the processor for a while each: many that one person asks for are made one after the other, between what others ask for. */
export const documentTurns = (): FairTurns => fairTurns(documentTurnsEach);
export const documentTurnsEach: TurnLimits = { atOnce: 2, waiting: 20, patience: 20_000 };

export function fairTurns({ atOnce, waiting: mostWaiting, patience }: TurnLimits): FairTurns {
  const lines = new Map<string, Line>();
  const tooMany = () => new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.max(1, Math.ceil(patience / 2_000)) });

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
    // Whoever waited longest takes the place over.
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
