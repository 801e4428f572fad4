import { spawn } from "node:child_process";
import { constants } from "node:os";

/** @type {NodeJS.Signals[]} */
const passedOn = ["SIGTERM", "SIGINT", "SIGHUP"];

/**
 * A terminal sends Ctrl-C to the whole process group, so the child receives it anyway; forwarding would send it twice.
 * @param {NodeJS.Signals} signal
 */
const childHasIt = (signal) => signal === "SIGINT" && process.stdin.isTTY;

/**
 * Calls `orphaned` when the parent process is gone. On a signal npm stops only the shell that runs a script, and the
 * shell does not forward it.
 * @param {() => void} orphaned
 */
function watchParent(orphaned) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && orphaned(), 500).unref();
}

/**
 * Runs a program in the foreground: forwards signals and returns its exit code (128 + n after signal n).
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: "inherit", ...options });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      if (!childHasIt(signal)) child.kill(signal);
    };
    for (const signal of passedOn) process.on(signal, passOn);
    const watching = watchParent(() => child.kill("SIGTERM"));
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const name of passedOn) process.off(name, passOn);
      clearInterval(watching);
      resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]);
    });
  });
}
