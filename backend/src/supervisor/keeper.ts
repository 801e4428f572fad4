import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CannotStart } from "../lib/cannotStart.ts";
import { endChild, startChild, type Child } from "./child.ts";

/** Processes beside the portal's. */
const kinds = {
  processor: { script: join(import.meta.dirname, "../../processor/main.ts"), name: "test payment processor" },
  vault: { script: join(import.meta.dirname, "../../vault/main.ts"), name: "card vault" },
} as const;

/** A process that ends this often within the time below can't be helped by starting it again. */
const tries = 5;
const within = 30_000;
const pause = 500;

export type Keeper = {
  /** Rejects when the process keeps ending by itself. */
  failed: Promise<never>;
  stop(): Promise<void>;
};

/** Keeps a process running: one that dies is started again with the same settings, so that it finds what it kept. */
export function keepRunning(kind: keyof typeof kinds, environment: NodeJS.ProcessEnv): Keeper {
  const { script, name } = kinds[kind];
  let current: Child | undefined;
  let stopping = false;
  const starts: number[] = [];

  async function run(): Promise<never> {
    while (!stopping) {
      starts.push(Date.now());
      current = startChild(script, environment);
      await current.ended;
      if (tooOften(starts)) throw new CannotStart(kind, `The ${name} ends as soon as it starts; its message is above.`);
      if (!stopping) await wait(pause);
    }
    return new Promise<never>(() => {});
  }

  return {
    failed: run(),
    stop: async () => {
      stopping = true;
      if (current) await endChild(current);
    },
  };
}

function tooOften(starts: readonly number[]): boolean {
  const recent = starts.filter((start) => Date.now() - start < within);
  return recent.length >= tries;
}
