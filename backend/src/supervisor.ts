import { join } from "node:path";
import type { components } from "@portico/openapi/operations";
import type { Config } from "./config/config.ts";
import { loadConfig, usesTestProcessor } from "./config/loadConfig.ts";
import { lockDataFolder } from "./database/dataLock.ts";
import { tryAddress } from "./http/listen.ts";
import { asCommand } from "./lib/asCommand.ts";
import { randomToken } from "./lib/secrets.ts";
import { endChild, says, startChild, type Child } from "./supervisor/child.ts";
import { freePort } from "./supervisor/freePort.ts";
import { greeting } from "./supervisor/greeting.ts";
import { keepRunning, type Keeper } from "./supervisor/keeper.ts";
import { read, untilReady } from "./supervisor/ready.ts";

const portal = join(import.meta.dirname, "main.ts");

/** Where this machine reaches what listens on a host. */
const reachable = (host: string, port: number | string) => `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;

/** Settings that the processes share. Requests are not logged here: a person reads this terminal. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const processorPort = String(await freePort());
  const secrets = { PROCESSOR_SECRET: randomToken(), DEMO_VAULT_SECRET: randomToken() };
  const own = { PROCESSOR_PORT: processorPort, TEST_PROCESSOR_URL: `http://127.0.0.1:${processorPort}`, ...secrets, LOG_LEVEL: "warn" };
  const { PORT = "3000", HOST = "127.0.0.1", VAULT_PORT = String(Number(PORT) + 1) } = process.env;
  const here = { PORTAL_URL: reachable(HOST, PORT), VAULT_URL: reachable(HOST, VAULT_PORT), PROCESSOR_WEBHOOK_URL: `${reachable(HOST, PORT)}/api/pub/paymentedge/v1/webhooks` };
  return { ...own, ...here, ...process.env };
}

/** The portal's process is not told how the vault's database is opened. */
const ofPortal = (shared: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...shared, VAULT_DATABASE_URL: undefined });

/** The vault's process is told nothing that opens what is the portal's: not its database, nor what signs sessions and callbacks, nor the mail server. */
function ofVault(shared: NodeJS.ProcessEnv, { demo }: Config): NodeJS.ProcessEnv {
  const kept = { DATABASE_URL: undefined, SESSION_SECRET: undefined, SMTP_URL: undefined, MAIL_FROM: undefined, PROCESSOR_WEBHOOK_KEYS: undefined };
  return { ...shared, ...kept, DEMO: demo ? "1" : "0" };
}

/** The card vault, and the test processor with a record of its own unless PROCESSOR_URL names another. A provider's services have their own. */
function startBeside(config: Config, shared: NodeJS.ProcessEnv): { keepers: Keeper[]; unlock: () => void } {
  if (config.upstreamApi !== undefined) return { keepers: [], unlock: () => undefined };
  const vault = keepRunning("vault", ofVault(shared, config));
  if (!usesTestProcessor(process.env)) return { keepers: [vault], unlock: () => undefined };
  const unlock = lockDataFolder(config.dataDir, "processor.lock");
  return { keepers: [vault, keepRunning("processor", { ...shared, DATA_DIR: config.dataDir })], unlock };
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

/** Until a signal comes, the portal ends, or another process can't be kept alive; answers the exit code. */
async function watch(child: Child, keepers: readonly Keeper[], stop: Promise<number>, config: Config): Promise<number> {
  const ends = [stop, child.ended, ...keepers.map(({ failed }) => failed)];
  return Promise.race([...ends, greet(config).then(() => Promise.race(ends))]);
}

/**
 * Starts the portal, the card vault and the test processor, says where they are, and ends them. The portal goes first: only when it holds the data
 * folder may the others open theirs in it.
 */
async function supervise(): Promise<void> {
  const stop = signalled();
  const shared = await environment();
  const config = loadConfig(shared);
  if (config.upstreamApi === undefined) await tryAddress({ host: config.host, port: config.vaultPort });
  const child = startChild(portal, ofPortal(shared));
  if (!(await says(child, "databaseOpen"))) process.exit(await child.ended);
  const { keepers, unlock } = startBeside(config, shared);
  try {
    process.exitCode = await watch(child, keepers, stop, config);
  } finally {
    await Promise.all([endChild(child), ...keepers.map((keeper) => keeper.stop())]);
    unlock();
  }
  process.exit();
}

await asCommand(supervise);
