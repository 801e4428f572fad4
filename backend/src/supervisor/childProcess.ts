import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Config } from "../config/config.ts";
import { CannotStart } from "../lib/process.ts";

/** Node's compile cache, which speeds up the second start. */
const compiled = join(import.meta.dirname, "../../../.cache/node");

export type Child = { process: ChildProcess; ended: Promise<number> };

/**
 * Node options of every child process: without `__proto__`, a parser that follows property names cannot pollute
 * Object.prototype. What is imported first makes loading faster.
 */
export const nodeOptions = [
  "--disable-proto=delete",
  `--import=${pathToFileURL(join(import.meta.dirname, "resolveDrizzle.ts")).href}`,
];

/** The portal's environment, without the vault's database credentials. */
export const portalEnvironment = (shared: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...shared,
  VAULT_DATABASE_URL: undefined,
});

/** The vault's environment, without the portal's secrets: no database, no session or webhook keys, no mail server. */
export function vaultEnvironment(shared: NodeJS.ProcessEnv, { demo }: Pick<Config, "demo">): NodeJS.ProcessEnv {
  const kept = {
    DATABASE_URL: undefined,
    SESSION_SECRET: undefined,
    SECOND_FACTOR_SECRET: undefined,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    PROCESSOR_WEBHOOK_KEYS: undefined,
  };
  return { ...shared, ...kept, DEMO: demo ? "1" : "0" };
}

/** Starts one of our scripts as a child process, with an IPC channel and our environment plus the given variables. */
export function startChild(script: string, environment: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, [...nodeOptions, script], {
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...environment },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1)));
  });
  return { process: child, ended };
}

/** Resolves to true when the child sends the message, to false when it exits before. */
export function says(child: Child, word: string): Promise<boolean> {
  const said = new Promise<boolean>((resolve) => {
    child.process.on("message", (message) => {
      if (message === word) resolve(true);
    });
  });
  return Promise.race([said, child.ended.then(() => false)]);
}

/**
 * Grace period in milliseconds before a child is killed: requests have three seconds, and a run of jobs in progress ends
 * after them, which takes longer while the processor is busy. Container runtimes kill everything after ten seconds.
 */
const killAfterMilliseconds = 9_000;

/** Stops a child with SIGTERM and waits for its exit; kills it after the grace period, and says so. */
export async function endChild({ process: child, ended }: Child): Promise<number> {
  child.kill("SIGTERM");
  const force = setTimeout(() => {
    console.error(`${child.spawnargs.at(-1)} did not stop within ${killAfterMilliseconds / 1_000} s and was killed.`);
    child.kill("SIGKILL");
  }, killAfterMilliseconds);
  return ended.finally(() => clearTimeout(force));
}

/** The supervised child processes. */
const kinds = {
  processor: { script: join(import.meta.dirname, "../../processor/main.ts"), name: "test payment processor" },
  vault: { script: join(import.meta.dirname, "../../vault/main.ts"), name: "card vault" },
} as const;

/** A process that exits this often within the time below is given up: restarting does not help. */
const tries = 5;
const within = 30_000;
const pause = 500;

export type Supervisor = {
  /** Rejects when the process keeps exiting. */
  failed: Promise<never>;
  stop(): Promise<void>;
};

/** Supervises a child process: restarts it after a crash with the same settings, so that it finds its data again. */
export function superviseProcess(kind: keyof typeof kinds, environment: NodeJS.ProcessEnv): Supervisor {
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
