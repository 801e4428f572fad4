import { join } from "node:path";
import type { components } from "@portico/openapi/operations";
import type { Config } from "./config/config.ts";
import { loadConfig, usesTestProcessor } from "./config/loadConfig.ts";
import { lockDataFolder } from "./database/dataLock.ts";
import { asCommand } from "./lib/asCommand.ts";
import { randomToken } from "./lib/secrets.ts";
import { endChild, says, startChild, type Child } from "./supervisor/child.ts";
import { freePort } from "./supervisor/freePort.ts";
import { greeting } from "./supervisor/greeting.ts";
import { keepProcessor, type Keeper } from "./supervisor/processorKeeper.ts";
import { read, untilReady } from "./supervisor/ready.ts";

const backend = join(import.meta.dirname, "main.ts");

/** Settings that the two processes share. Requests are not logged here: a person reads this terminal. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const processorPort = String(await freePort());
  const own = { PROCESSOR_PORT: processorPort, TEST_PROCESSOR_URL: `http://127.0.0.1:${processorPort}`, PROCESSOR_SECRET: randomToken(), LOG_LEVEL: "warn" };
  const { PORT = "3000", HOST = "127.0.0.1" } = process.env;
  const callback = `http://${HOST === "0.0.0.0" ? "127.0.0.1" : HOST}:${PORT}/api/pub/paymentedge/v1/webhooks`;
  return { ...own, PROCESSOR_WEBHOOK_URL: callback, ...process.env };
}

/** The test processor with a record of its own, unless PROCESSOR_URL names another one or a provider's services take the payments. */
function startProcessor(config: Config, shared: NodeJS.ProcessEnv): { keeper: Keeper; unlock: () => void } | undefined {
  if (!usesTestProcessor(process.env) || config.upstreamApi !== undefined) return undefined;
  const unlock = lockDataFolder(config.dataDir, "processor.lock");
  return { keeper: keepProcessor({ ...shared, DATA_DIR: config.dataDir }), unlock };
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

/** Until a signal comes, the backend ends, or the processor can't be kept alive; answers the exit code. */
async function watch(child: Child, keeper: Keeper | undefined, stop: Promise<number>, config: Config): Promise<number> {
  const ends = [stop, child.ended, ...(keeper ? [keeper.failed] : [])];
  return Promise.race([...ends, greet(config).then(() => Promise.race(ends))]);
}

/**
 * Starts backend and test processor, says where they are, and ends both. The backend goes first: only when it holds the data
 * folder may the processor open its record there.
 */
async function supervise(): Promise<void> {
  const stop = signalled();
  const shared = await environment();
  const config = loadConfig(shared);
  const child = startChild(backend, shared);
  if (!(await says(child, "databaseOpen"))) process.exit(await child.ended);
  const processor = startProcessor(config, shared);
  try {
    process.exitCode = await watch(child, processor?.keeper, stop, config);
  } finally {
    await Promise.all([endChild(child), processor?.keeper.stop()]);
    processor?.unlock();
  }
  process.exit();
}

await asCommand(supervise);
