import { spawn, type ChildProcess } from "node:child_process";

/** A managed child process: runs until it is stopped, and can be restarted. */
export type Service = { restart: () => Promise<void>; stop: () => Promise<void> };

const alive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => (alive(child) ? child.once("exit", () => resolve()) : resolve()));
}

async function end(child: ChildProcess): Promise<void> {
  if (alive(child)) child.kill("SIGTERM");
  await ended(child);
}

/**
 * Starts a TypeScript program on this Node; passes its output through `told`. If it exits by itself, the next `restart`
 * starts it again.
 */
export function startService(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  told = (text: string) => text,
): Service {
  const launch = () => {
    const started = spawn(process.execPath, [script], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    started.stdout.setEncoding("utf8").on("data", (text: string) => process.stdout.write(told(text)));
    return started;
  };
  let child = launch();
  let queue = Promise.resolve();
  const restart = async () => {
    await end(child);
    child = launch();
  };
  return {
    restart: () => (queue = queue.then(restart)),
    stop: () => queue.then(() => end(child)),
  };
}
