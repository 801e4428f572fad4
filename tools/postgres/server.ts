import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../start/port.ts";

/** A temporary PostgreSQL server: its URL, and functions that stop it and crash it. */
export type Server = {
  url: string;
  version: string;
  stop: () => Promise<void>;
  /** Kills all its processes at once, as a crash does, and restarts it on the same data (crash recovery). */
  crash: () => Promise<void>;
};

type Identity = { uid: number; gid: number } | undefined;

const settings = { max_connections: "200", listen_addresses: "127.0.0.1" };
/**
 * Turns fsync off: a test does not lose anything in a power failure. Turns autovacuum off: it collects statistics at
 * times that depend on load, and the plans of small tables, which a test compares, would change with them.
 */
const withoutDurability = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };

const idOf = (user: string, which: "-u" | "-g") => Number(execFileSync("id", [which, user], { encoding: "utf8" }));

/** PostgreSQL refuses to run as root: root runs it as the user postgres, or as nobody. */
function serverIdentity(): Identity {
  if (process.getuid?.() !== 0) return undefined;
  const user = ["postgres", "nobody"].find((name) => spawnSync("id", [name]).status === 0);
  if (!user) throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to lend.");
  return { uid: idOf(user, "-u"), gid: idOf(user, "-g") };
}

function ownedFolder(identity: Identity): string {
  const folder = mkdtempSync(join(tmpdir(), "portico-pg-"));
  chmodSync(folder, 0o700);
  if (identity) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

function initialise(programs: string, folder: string, password: string, identity: Identity): void {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) chownSync(passwordFile, identity.uid, identity.gid);
  const args = [
    "-D",
    join(folder, "data"),
    "-U",
    "portico",
    "-A",
    "scram-sha-256",
    `--pwfile=${passwordFile}`,
    "-E",
    "UTF8",
    "--locale=C",
    "--no-sync",
  ];
  execFileSync(join(programs, "initdb"), args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], ...identity });
}

type ServerInstance = { programs: string; folder: string; port: number; identity: Identity; durable: boolean };

function launch({ programs, folder, port, identity, durable }: ServerInstance): ChildProcess {
  const options = Object.entries({ ...settings, ...(durable ? {} : withoutDurability) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const args = ["-D", join(folder, "data"), "-p", String(port), "-k", folder, ...options];
  return spawn(join(programs, "postgres"), args, {
    cwd: folder,
    stdio: ["ignore", "ignore", "ignore"],
    detached: durable,
    ...identity,
  });
}

async function untilReady(server: ChildProcess, programs: string, port: number): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(100)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting.`);
    if (spawnSync(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).status === 0) return;
  }
  throw new Error("PostgreSQL was not ready within 30 seconds.");
}

/** SIGINT is PostgreSQL's fast shutdown: it ends open sessions. */
async function end(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Sends SIGKILL to a durable server's process group, so that nothing is flushed. */
async function kill(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  await ended;
}

/**
 * Starts a temporary server in a folder that is deleted with it. Loopback only, with a password. The URL of one that is
 * not durable names its Unix socket.
 * @param durable whether committed data survives a crash, as in production
 */
export async function startPostgres(programs: string, durable = false): Promise<Server> {
  const identity = serverIdentity();
  const folder = ownedFolder(identity);
  const password = randomBytes(16).toString("hex");
  initialise(programs, folder, password, identity);
  const place = { programs, folder, port: await freePort(), identity, durable };
  let server = launch(place);
  const stop = () => end(server, folder);
  const crash = async () => {
    await kill(server);
    server = launch(place);
    await untilReady(server, programs, place.port);
  };
  try {
    await untilReady(server, programs, place.port);
  } catch (error) {
    await stop();
    throw error;
  }
  const version = execFileSync(join(programs, "postgres"), ["--version"], { encoding: "utf8" }).trim();
  const url = new URL(`postgres://portico:${password}@127.0.0.1:${place.port}/postgres`);
  // A statement through the socket takes a fifth less processor time than through TCP, and tests send hundreds of thousands.
  if (!durable && existsSync(join(folder, `.s.PGSQL.${place.port}`))) url.searchParams.set("host", folder);
  return { url: url.href, version, stop, crash };
}
