import { join } from "node:path";
import type { components } from "@portico/openapi/operations";
import type { Config } from "./config/config.ts";
import { loadConfig, usesTestProcessor } from "./config/loadConfig.ts";
import { lockDataFolder } from "./database/dataLock.ts";
import { tryAddress } from "./http/server.ts";
import { runCommand } from "./lib/process.ts";
import { randomToken } from "./lib/secrets.ts";
import {
  type Child,
  endChild,
  portalEnvironment,
  type Supervisor,
  superviseProcess,
  says,
  startChild,
  vaultEnvironment,
} from "./supervisor/childProcess.ts";
import { freePort } from "./supervisor/freePort.ts";
import { greeting } from "./supervisor/greeting.ts";
import { read, untilReady } from "./supervisor/ready.ts";

const portal = join(import.meta.dirname, "main.ts");

/** The URL at which this machine reaches a listening host. */
const reachable = (host: string, port: number | string) => `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;

/** Environment variables that all processes share. Requests are not logged, because a person reads this terminal. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const processorPort = String(await freePort());
  const secrets = { PROCESSOR_SECRET: randomToken(), DEMO_VAULT_SECRET: randomToken() };
  const own = {
    PROCESSOR_PORT: processorPort,
    TEST_PROCESSOR_URL: `http://127.0.0.1:${processorPort}`,
    ...secrets,
    LOG_LEVEL: "warn",
  };
  const { PORT = "3000", HOST = "127.0.0.1", VAULT_PORT = String(Number(PORT) + 1) } = process.env;
  const here = {
    PORTAL_URL: reachable(HOST, PORT),
    VAULT_URL: reachable(HOST, VAULT_PORT),
    PROCESSOR_WEBHOOK_URL: `${reachable(HOST, PORT)}/api/pub/paymentedge/v1/webhooks`,
  };
  return { ...own, ...here, ...process.env };
}

/**
 * Starts the card vault, and the test processor with its own record unless PROCESSOR_URL names another one. With an
 * upstream API neither is started.
 */
function startBeside(config: Config, shared: NodeJS.ProcessEnv): { supervised: Supervisor[]; unlock: () => void } {
  if (config.upstreamApi !== undefined) return { supervised: [], unlock: () => undefined };
  const vault = superviseProcess("vault", vaultEnvironment(shared, config));
  if (!usesTestProcessor(process.env)) return { supervised: [vault], unlock: () => undefined };
  const unlock = lockDataFolder(config.dataDir, "processor.lock");
  return { supervised: [vault, superviseProcess("processor", { ...shared, DATA_DIR: config.dataDir })], unlock };
}

async function demoPeople({ demo, port, host, businessHosts }: Config): Promise<components["schemas"]["DemoPerson"][]> {
  return demo ? JSON.parse((await read(port, host, "/demo/people", businessHosts[0])).body) : [];
}

async function greet(config: Config): Promise<void> {
  await untilReady(config.port, config.host);
  process.stdout.write(greeting(config, await demoPeople(config)));
}

function signalled(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => resolve(0));
  });
}

/**
 * Waits for a signal, the end of the portal, or a child process that keeps failing.
 * @returns the exit code
 */
async function watch(
  child: Child,
  supervised: readonly Supervisor[],
  stop: Promise<number>,
  config: Config,
): Promise<number> {
  const ends = [stop, child.ended, ...supervised.map(({ failed }) => failed)];
  return Promise.race([...ends, greet(config).then(() => Promise.race(ends))]);
}

/**
 * Supervises the portal, the card vault and the test processor: starts them, prints their addresses, and stops them.
 * The portal starts first, because it locks the data folder in which the others open theirs.
 */
async function supervise(): Promise<void> {
  const stop = signalled();
  const shared = await environment();
  const config = loadConfig(shared);
  if (config.upstreamApi === undefined) await tryAddress({ host: config.host, port: config.vaultPort });
  const child = startChild(portal, portalEnvironment(shared));
  const opened = await Promise.race([says(child, "databaseOpen"), stop.then(() => "stopped" as const)]);
  if (opened === "stopped") process.exit(await endChild(child));
  if (!opened) process.exit(await child.ended);
  const { supervised, unlock } = startBeside(config, shared);
  try {
    process.exitCode = await watch(child, supervised, stop, config);
  } finally {
    await Promise.all([endChild(child), ...supervised.map((keeper) => keeper.stop())]);
    unlock();
  }
  process.exit();
}

await runCommand(supervise);
