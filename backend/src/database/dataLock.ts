import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { CannotStart } from "../lib/process.ts";
import { execFileSync } from "node:child_process";

type Holder = { pid: number; started: string; host: string };

/** Heartbeat interval and validity in seconds. Only needed for a holder on another machine. */
const heartbeat = { every: 5, believed: 30 };

function read(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

function isLive(path: string, holder: Holder): boolean {
  if (holder.host === hostname()) return processStart(holder.pid) === holder.started;
  return Date.now() - statSync(path).mtimeMs < heartbeat.believed * 1000;
}

/** Creates the lock file atomically, only if it does not exist: a reader never sees a half-written lock. */
function claim(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a stale lock by an atomic rename, so only one of several processes succeeds; a live lock is put back. */
function clearStale(path: string, pid: number): void {
  const aside = `${path}.stale.${pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const holder = read(aside);
  if (holder && isLive(aside, holder)) claim(path, holder);
  rmSync(aside, { force: true });
}

function refusal(folder: string, holder: Holder | undefined): CannotStart {
  const who = holder ? `process ${holder.pid} on ${holder.host}` : "another process";
  return new CannotStart(
    "dataFolderInUse",
    `The data folder ${folder} is in use by ${who}. Nothing was changed. Stop that one first, or name another folder: DATA_DIR=...`,
  );
}

function keepAlive(path: string): NodeJS.Timeout {
  const beat = () => {
    const now = new Date();
    utimesSync(path, now, now);
  };
  return setInterval(beat, heartbeat.every * 1000).unref();
}

/**
 * Locks the data folder for this process: the embedded database has no lock of its own, and two processes would damage
 * it. A dead process's lock is taken over.
 * @param name of the lock; the test processor's record has its own
 * @returns a function that releases the lock
 * @throws CannotStart when a running process holds it
 */
export function lockDataFolder(folder: string, name = "portico.lock"): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  const self: Holder = { pid: process.pid, started: processStart(process.pid) ?? "", host: hostname() };
  if (!claim(path, self)) {
    const holder = read(path);
    if (holder && isLive(path, holder)) throw refusal(folder, holder);
    clearStale(path, self.pid);
    if (!claim(path, self)) throw refusal(folder, read(path));
  }
  const timer = keepAlive(path);
  return () => {
    clearInterval(timer);
    rmSync(path, { force: true });
  };
}

/** Field 22 of /proc/<pid>/stat, counted after the command, which may contain spaces. */
const startTicks = 19;

function fromProc(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return `${boot}/${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[startTicks]}`;
}

/**
 * A process's start time, as text for comparison only; undefined when it does not run. A pid alone does not identify a
 * process: after a reboot another process may have it.
 */
function processStart(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
    if (process.platform === "linux") return fromProc(pid);
    return process.platform === "win32"
      ? "running"
      : execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM" ? "running" : undefined;
  }
}
