import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { CannotStart } from "../lib/cannotStart.ts";
import { processStart } from "./processStart.ts";

type Holder = { pid: number; started: string; host: string };

/** How often a holder shows that it lives, and how long others believe it; seconds. Only another machine needs this. */
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

/** Puts a whole file in place only if none is there: a reader never sees a half-written lock. */
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

/** Takes a dead holder's lock away. Moving it is atomic, so of two that try only one gets it; a live one is put back. */
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
  return new CannotStart("dataFolderInUse", `The data folder ${folder} is in use by ${who}. Nothing was changed. Stop that one first, or name another folder: DATA_DIR=...`);
}

function keepAlive(path: string): NodeJS.Timeout {
  const beat = () => {
    const now = new Date();
    utimesSync(path, now, now);
  };
  return setInterval(beat, heartbeat.every * 1000).unref();
}

/**
 * Takes the data folder for this process alone: the embedded database has no lock of its own, and two processes would damage it.
 * A lock that a dead process left behind is taken over.
 * @param name of the lock; the test processor's record has its own
 * @returns what gives the folder free again
 * @throws CannotStart when a living process holds it
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
