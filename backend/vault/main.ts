import "../src/lib/preventPrototypePollution.ts";
import { loadConfig } from "../src/config/loadConfig.ts";
import { listen, tryAddress } from "../src/http/listen.ts";
import { asCommand } from "../src/lib/asCommand.ts";
import { createSecurityClock } from "../src/lib/clock.ts";
import { endOnSignals } from "../src/lib/endOnSignals.ts";
import { createLogger } from "../src/lib/logger.ts";
import { startRounds } from "../src/lib/rounds.ts";
import { forgetUses } from "../src/modules/limits/limits.ts";
import { registryOverHttp } from "../src/modules/payments/processorRegistry.ts";
import { contentOver, fetchFrom } from "./content.ts";
import { createVaultApp } from "./createVaultApp.ts";
import { openVaultDatabase } from "./database.ts";
import type { VaultDependencies } from "./dependencies.ts";
import { forgetTickets } from "./repository.ts";

const minute = 60_000;

/** Forgets what tells nothing any more. Any number of processes may do it. */
function startForgetting({ database, securityClock, logger }: VaultDependencies): () => Promise<void> {
  const forget = async () => {
    const now = securityClock.now();
    await forgetTickets(database, new Date(now.getTime() - 60 * minute));
    await forgetUses(database, now);
  };
  return startRounds(forget, minute, (error) => logger.error({ err: error }, "what is too old could not be forgotten"));
}

/** The card vault as a process of its own: opens its database and answers on its own port until a signal comes. */
async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const address = { host: config.host, port: config.vaultPort };
  await tryAddress(address);
  const logger = createLogger(config.logLevel);
  const { database, close } = await openVaultDatabase(config, logger);
  const registry = registryOverHttp({ url: config.processorUrl, secret: config.processorSecret });
  const deps: VaultDependencies = { config, database, securityClock: createSecurityClock(), registry, content: contentOver(fetchFrom(config.portalUrl), config.timeZone), logger };
  const app = await createVaultApp(deps);
  const stopForgetting = startForgetting(deps);
  app.addHook("onClose", async () => {
    await stopForgetting();
    await close();
  });
  endOnSignals(app);
  await listen(app, address);
  process.send?.("listening");
}

await asCommand(start);
