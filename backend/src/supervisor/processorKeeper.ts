import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CannotStart } from "../lib/cannotStart.ts";
import { endChild, startChild, type Child } from "./child.ts";

const script = join(import.meta.dirname, "../../processor/main.ts");

/** A processor that ends this often within the time below can't be helped by starting it again. */
const tries = 5;
const within = 30_000;
const pause = 500;

export type Keeper = {
  /** Rejects when the processor keeps ending by itself. */
  failed: Promise<never>;
  stop(): Promise<void>;
};

/** Keeps the test processor running: one that dies is started again, on the same port and with the same record. */
export function keepProcessor(environment: NodeJS.ProcessEnv): Keeper {
  let current: Child | undefined;
  let stopping = false;
  const starts: number[] = [];

  async function run(): Promise<never> {
    while (!stopping) {
      starts.push(Date.now());
      current = startChild(script, environment);
      await current.ended;
      if (tooOften(starts)) throw new CannotStart("processor", "The test payment processor ends as soon as it starts; its message is above.");
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
