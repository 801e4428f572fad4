import "./lib/preventPrototypePollution.ts";
import { createApp } from "./app.ts";
import { startBusinessJobs, startHousekeeping } from "./jobs.ts";
import type { Config } from "./config/config.ts";
import { loadConfig } from "./config/loadConfig.ts";
import type { Database } from "./database/database.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { refuseRightsInVault } from "./database/rights.ts";
import { prepareData } from "./seed/prepareData.ts";
import { listen, tryAddress } from "./http/server.ts";
import { precompress } from "./http/assets.ts";
import { runCommand, CannotStart, endOnSignals } from "./lib/process.ts";
import { createBusinessClock, createSecurityClock, type BusinessClock } from "./lib/clock.ts";
import { createLogger } from "./lib/logger.ts";
import { readyAt } from "./lib/readiness.ts";
import { followClock, storedClockOffset } from "./modules/demo/demo.clock.ts";
import { startMessenger } from "./modules/messages/messages.sender.ts";
import { startReconciler } from "./modules/payments/payments.reconciler.ts";
import { createScanner } from "./lib/fileScanner.ts";
import { processorOverHttp } from "./modules/payments/processor/processorOverHttp.ts";

async function businessClock(config: Config, database: Database): Promise<BusinessClock> {
  return createBusinessClock(config.timeZone, Date.now, config.demo ? await storedClockOffset(database) : 0);
}

/** A secret in the same database as what it seals protects nothing from a reader of the database. */
function requireSecondFactorSecret({ demo, upstreamApi, secondFactorSecret }: Config): void {
  if (!demo && upstreamApi === undefined && secondFactorSecret === undefined)
    throw new CannotStart(
      "settings",
      "SECOND_FACTOR_SECRET takes the secret that seals the keys of authenticator apps, 32 characters or more.",
    );
}

/** Opens the database, seeds the demo data when the demo is on, and serves requests until a signal arrives. */
async function start(): Promise<void> {
  const config = loadConfig(process.env);
  requireSecondFactorSecret(config);
  await tryAddress(config);
  const logger = createLogger(config.logLevel);
  const compressing = precompress(config.portalDist, config.studioDist);
  const { database, engine, alone, close } = await openDatabase(config, logger);
  if (engine === "postgres" && !config.demo) await refuseRightsInVault(database);
  process.send?.("databaseOpen");
  const clock = await businessClock(config, database);
  const securityClock = createSecurityClock();
  await alone(() => prepareData(database, config, clock, securityClock));
  const processor = processorOverHttp({
    url: config.processorUrl,
    secret: config.processorSecret,
    closing: config.processorClosing,
  });
  const [vaultAnswers, scanner] = [readyAt(config.vaultUrl), createScanner(config)];
  const deps = { config, database, clock, securityClock, processor, vaultAnswers, scanner, logger };
  await compressing;
  const app = await createApp(deps);
  const reconciler = startReconciler(deps);
  const stopHousekeeping = startHousekeeping(deps);
  const stopMessenger = startMessenger(deps);
  const unfollow = config.demo ? await followClock(deps) : undefined;
  const stopBusinessJobs = startBusinessJobs(deps);
  app.addHook("onClose", async () => {
    await Promise.all([reconciler.stop(), stopHousekeeping(), stopMessenger(), stopBusinessJobs(), unfollow?.()]);
    await close();
  });
  endOnSignals(app);
  await listen(app, config);
  process.send?.("listening");
}

await runCommand(start);
