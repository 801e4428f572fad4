import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./freePort.ts";
import { read } from "./ready.ts";

const script = join(import.meta.dirname, "../supervisor.ts");

/** Starting all processes with a new database takes its time on a busy machine. */
export const longTimeout = { timeout: 180_000 };

export type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };
const running: Run[] = [];

/** Kills every supervisor that `run` started; call it after the tests. */
export async function killAll(): Promise<void> {
  for (const { child } of running) child.kill("SIGKILL");
  await Promise.all(running.splice(0).map(({ ended }) => ended));
}

/** Starts the supervisor with these settings. */
export function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, VITEST: "", NODE_OPTIONS: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => (text += part));
  const started = {
    child,
    output: () => text,
    ended: new Promise<number | null>((resolve) => child.once("exit", resolve)),
  };
  running.push(started);
  return started;
}

/** Waits until a started supervisor reports that the product is ready. */
export async function ready(one: Run): Promise<Run> {
  while (!one.output().includes("Portico is ready.")) {
    if (one.child.exitCode !== null) throw new Error(`it ended:\n${one.output()}`);
    await wait(50);
  }
  return one;
}

/** A new data folder. */
export const folder = () => mkdtempSync(join(tmpdir(), "portico-run-"));

/** Child processes, from the system's process list. */
export function childrenOf(pid: number): { pid: number; command: string }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = Number(readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
        return parent === pid
          ? [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ") }]
          : [];
      } catch {
        return [];
      }
    });
}

/** Settings for a start beside other tests: a data folder, and ports of its own. */
export const settings = async (dataDir = folder()) => ({
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  VAULT_PORT: String(await freePort()),
});

/** The status of the portal's or the vault's response. */
export const status = async (port: string, path: string) => (await read(Number(port), "127.0.0.1", path)).status;

/** Whether a process has not ended, zombies aside. */
export function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Waits until a condition holds, for at most 30 seconds. */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    if (await holds().catch(() => false)) return;
    await wait(100);
  }
  throw new Error("it never came true");
}
