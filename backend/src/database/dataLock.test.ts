// Inputs: backend, content, openapi, rules
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CannotStart } from "../lib/process.ts";
import { lockDataFolder } from "./dataLock.ts";

const folder = () => mkdtempSync(join(tmpdir(), "portico-lock-"));
const lockOf = (at: string) => join(at, "portico.lock");

function refusalOf(at: string): CannotStart {
  try {
    lockDataFolder(at)();
  } catch (error) {
    if (error instanceof CannotStart) return error;
  }
  throw new Error("the folder was not refused");
}

/** Starts a process that takes the lock, reports it, and keeps running. */
async function holder(at: string): Promise<ChildProcess> {
  const script = `import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, "dataLock.ts"))}; lockDataFolder(${JSON.stringify(at)}); console.log("locked"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await new Promise((resolve) => child.once("exit", resolve));
}

test("a second process is refused with the holder's id, and changes nothing", async () => {
  const at = folder();
  const first = await holder(at);
  const before = readFileSync(lockOf(at), "utf8");
  const refusal = refusalOf(at);
  expect(refusal.exitCode).toBe(3);
  expect(refusal.message).toContain(`is in use by process ${first.pid} on ${hostname()}. Nothing was changed.`);
  expect(readFileSync(lockOf(at), "utf8")).toBe(before);
  await killed(first);
});

test("a killed process's lock is taken over", async () => {
  const at = folder();
  await killed(await holder(at));
  expect(existsSync(lockOf(at))).toBe(true);
  const unlock = lockDataFolder(at);
  expect(JSON.parse(readFileSync(lockOf(at), "utf8"))).toMatchObject({ pid: process.pid });
  unlock();
  expect(readdirSync(at)).toEqual([]);
});

test("a running process with the same pid is not the holder unless its start time matches the lock", () => {
  const at = folder();
  writeFileSync(lockOf(at), JSON.stringify({ pid: process.pid, started: "another life", host: hostname() }));
  lockDataFolder(at)();
});

test("an unreadable lock counts as free", () => {
  const at = folder();
  writeFileSync(lockOf(at), "");
  lockDataFolder(at)();
});

test("a holder on another machine keeps the lock while its heartbeat is fresh", () => {
  const at = folder();
  writeFileSync(lockOf(at), JSON.stringify({ pid: 1, started: "x", host: "another-machine" }));
  expect(refusalOf(at).message).toContain("process 1 on another-machine");
  const old = new Date(Date.now() - 31_000);
  utimesSync(lockOf(at), old, old);
  lockDataFolder(at)();
});

test("of many processes that find a stale lock, one gets it", { tags: "full" }, async () => {
  const at = folder();
  writeFileSync(lockOf(at), JSON.stringify({ pid: 2 ** 22 + 1, started: "gone", host: hostname() }));
  const script = `import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, "dataLock.ts"))}; try { lockDataFolder(${JSON.stringify(at)}); console.log("mine"); setInterval(() => {}, 1000); } catch { console.log("refused"); }`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ["--input-type=module-typescript", "-e", script], { stdio: ["ignore", "pipe", "inherit"] }),
  );
  const said = await Promise.all(
    children.map(
      (child) =>
        new Promise<string>((resolve) => child.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()))),
    ),
  );
  // The holder keeps the lock until all have said their word, however late the last one starts.
  for (const child of children) child.kill("SIGKILL");
  expect(said.filter((word) => word === "mine")).toHaveLength(1);
});
