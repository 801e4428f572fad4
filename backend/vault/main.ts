import "../src/lib/preventPrototypePollution.ts";
import { loadConfig } from "../src/config/loadConfig.ts";
import { listen, tryAddress } from "../src/http/server.ts";
import { runCommand, endOnSignals } from "../src/lib/process.ts";
import { createSecurityClock } from "../src/lib/clock.ts";
import { createLogger } from "../src/lib/logger.ts";
import { scheduleJob } from "../src/lib/jobScheduler.ts";
import { deleteExpiredCounters } from "../src/modules/rate-limits/rateLimits.ts";
import { registryOverHttp } from "../src/modules/payments/processor/processorRegistry.ts";
import { contentOver, fetchFrom } from "./content.ts";
import { createVaultApp } from "./createVaultApp.ts";
import { openVaultDatabase } from "./database.ts";
import type { VaultDependencies } from "./dependencies.ts";
import { deleteExpiredTickets } from "./repository.ts";

const minute = 60_000;

/** Periodically deletes expired rows. Safe in any number of processes. */
function startDeletingExpired({ database, securityClock, logger }: VaultDependencies): () => Promise<void> {
  const forget = async () => {
    const now = securityClock.now();
    await deleteExpiredTickets(database, new Date(now.getTime() - 60 * minute));
    await deleteExpiredCounters(database, now);
  };
  return scheduleJob(forget, minute, (error) => logger.error({ err: error }, "expired data could not be deleted"));
}

/** Runs the card vault as a separate process: opens its database and listens on its own port until a signal arrives. */
async function start(): Promise<void> {
  const config = loadConfig(process.env, "vault");
  const address = { host: config.host, port: config.vaultPort };
  await tryAddress(address);
  const logger = createLogger(config.logLevel);
  const { database, close } = await openVaultDatabase(config, logger);
  const registry = registryOverHttp({ url: config.processorUrl, secret: config.processorSecret });
  const deps: VaultDependencies = {
    config,
    database,
    securityClock: createSecurityClock(),
    registry,
    content: contentOver(fetchFrom(config.portalUrl), config.timeZone),
    logger,
  };
  const app = await createVaultApp(deps);
  const stopForgetting = startDeletingExpired(deps);
  app.addHook("onClose", async () => {
    await stopForgetting();
    await close();
  });
  endOnSignals(app);
  await listen(app, address);
  process.send?.("listening");
}

await runCommand(start);
