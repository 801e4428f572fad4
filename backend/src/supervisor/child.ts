import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

/** Where Node keeps what it has compiled: the second start skips that. */
const compiled = join(import.meta.dirname, "../../../.cache/node");

export type Child = { process: ChildProcess; ended: Promise<number> };

/** What every process of ours runs with: without `__proto__` no parser that walks into it by name reaches what all objects share. */
export const nodeOptions = ["--disable-proto=delete"];

/** Starts a part of ours as a process of its own, with a channel back and our environment plus some. */
export function startChild(script: string, environment: NodeJS.ProcessEnv): Child {
  const child = spawn(process.execPath, [...nodeOptions, script], { env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...environment }, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1)));
  });
  return { process: child, ended };
}

/** Resolves to true when the child says a word, to false when it ends before. */
export function says(child: Child, word: string): Promise<boolean> {
  const said = new Promise<boolean>((resolve) => {
    child.process.on("message", (message) => {
      if (message === word) resolve(true);
    });
  });
  return Promise.race([said, child.ended.then(() => false)]);
}

/** How long a child may take to end, milliseconds, before it is ended. */
const patience = 4_500;

/** Asks a child to end and waits for it. */
export async function endChild({ process: child, ended }: Child): Promise<number> {
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), patience);
  return ended.finally(() => clearTimeout(force));
}
