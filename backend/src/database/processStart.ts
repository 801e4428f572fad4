import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Field 22 of /proc/<pid>/stat, counted after the command, which may hold spaces. */
const startTicks = 19;

function fromProc(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}/${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[startTicks]}`;
}

/**
 * When a process began, in words that only compare for equality; undefined when it does not run.
 * The number alone is not an identity: after a restart of the machine another process has it.
 */
export function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
    if (process.platform === "linux") return fromProc(pid);
    return process.platform === "win32" ? "running" : execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM" ? "running" : undefined;
  }
}
