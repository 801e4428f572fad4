import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../start/port.ts";

/** A PostgreSQL server of our own: where it answers, how it ends, and how it dies and comes back. */
export type Server = {
  url: string;
  version: string;
  stop: () => Promise<void>;
  /** Kills all its processes at once, as a crash does, and starts it again on the same data. */
  crash: () => Promise<void>;
};

type Identity = { uid: number; gid: number } | undefined;

const settings = { max_connections: "200", listen_addresses: "127.0.0.1" };
/** A test that loses nothing when the machine does need not wait for the disk. */
const careless = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const idOf = (user: string, which: "-u" | "-g") => Number(execFileSync("id", [which, user], { encoding: "utf8" }));

/** PostgreSQL refuses to run as root: root lends it the identity of its own user, else that of nobody. */
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
  const args = ["-D", join(folder, "data"), "-U", "portico", "-A", "scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(programs, "initdb"), args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], ...identity });
}

type Place = { programs: string; folder: string; port: number; identity: Identity; durable: boolean };

function launch({ programs, folder, port, identity, durable }: Place): ChildProcess {
  const options = Object.entries({ ...settings, ...(durable ? {} : careless) }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", join(folder, "data"), "-p", String(port), "-k", folder, ...options];
  return spawn(join(programs, "postgres"), args, { cwd: folder, stdio: ["ignore", "ignore", "ignore"], detached: durable, ...identity });
}

async function untilReady(server: ChildProcess, programs: string, port: number): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(100)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting.`);
    if (spawnSync(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).status === 0) return;
  }
  throw new Error("PostgreSQL was not ready within 30 seconds.");
}

/** SIGINT is PostgreSQL's fast shutdown: open sessions are ended. */
async function end(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** SIGKILL to a durable server and all that it started, which are a group of their own: nothing gets a chance to write. */
async function kill(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  await ended;
}

/**
 * Starts a fresh server from the machine's programs in a folder that goes away with it. Loopback only, with a password.
 * @param durable whether what it has committed outlives a crash, as in production
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
  return { url: `postgres://portico:${password}@127.0.0.1:${place.port}/postgres`, version, stop, crash };
}
