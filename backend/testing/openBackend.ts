import { createScanner } from "../src/lib/fileScanner.ts";
import { startTestProcessor } from "../processor/testing.ts";
import { createApp } from "../src/app.ts";
import type { Config } from "../src/config/config.ts";
import type { Database, OpenDatabase } from "../src/database/database.ts";
import { prepareData } from "../src/seed/prepareData.ts";
import type { Dependencies } from "../src/dependencies.ts";
import { createBusinessClock, type BusinessClock } from "../src/lib/clock.ts";
import { createLogger } from "../src/lib/logger.ts";
import { runAutoPayRound } from "../src/modules/autopay/autopay.run.ts";
import { publishScheduled } from "../src/modules/content/releases/scheduledPublishing.job.ts";
import { runDueRetries } from "../src/modules/dunning/dunning.run.ts";
import { sendMessages } from "../src/modules/messages/messages.sender.ts";
import { pollActivations } from "../src/modules/addons/addons.jobs.ts";
import { pollRestarts } from "../src/modules/equipment/equipment.jobs.ts";
import { creditOutages, pollCallbacks } from "../src/modules/outages/outages.jobs.ts";
import { dispatchTechnicians } from "../src/modules/appointments/appointments.jobs.ts";
import { advanceOrders } from "../src/modules/orders/orders.jobs.ts";
import { reconcile } from "../src/modules/payments/payments.reconciler.ts";
import { generateStatements } from "../src/modules/statements/statements.job.ts";
import { announceOutages } from "../src/modules/outages/outages.jobs.ts";
import { announceSuspensions } from "../src/modules/account-status/suspension.jobs.ts";
import { restoreServices } from "../src/modules/account-status/suspension.writes.ts";
import { runDuePayments } from "../src/modules/payments/scheduled/scheduled.runner.ts";
import { createBrowser, fetchOver } from "./browser.ts";
import { CookieJar } from "./cookieJar.ts";
import { hashCheaply } from "./demoPasswords.ts";
import { databaseTrouble, type DatabaseTrouble } from "./databaseTrouble.ts";
import { turn } from "./editor.ts";
import { testConfig } from "./testConfig.ts";
import { openEmbeddedCopy } from "./testDatabase.ts";
import { openPostgresCopy } from "./testPostgres.ts";
import { openTestVault } from "./testVault.ts";
import type { OpenOptions, TestBackend, TestClock } from "./types.ts";

export { authenticatorApp } from "./authenticatorApp.ts";
export { softwareAuthenticator, type SoftwareAuthenticator } from "./softwareAuthenticator.ts";
export { eventSourceOf } from "./eventSource.ts";
export { buildPortal } from "./builtPortal.ts";
export type { Bootstrap, OpenOptions, TestBackend, TestBrowser, TestClock } from "./types.ts";

/** Saturday, 10:00 in New York. */
const usualNow = "2026-11-21T15:00:00.000Z";

function manualClock(start: string): TestClock {
  let at = Date.parse(start);
  return { now: () => new Date(at), advance: (seconds) => void (at += seconds * 1000) };
}

function openDatabase(
  config: Config,
  { now = usualNow }: OpenOptions,
  clock: BusinessClock,
  securityClock: TestClock,
): Promise<OpenDatabase> {
  const prepare = async (database: Database) => {
    await prepareData(database, config, clock, securityClock);
    await hashCheaply(database);
  };
  const server = process.env["TEST_DATABASE_URL"];
  const kind = `${config.demo ? "demo" : "empty"}-${now.replaceAll(/[^0-9]/g, "")}`;
  return server ? openPostgresCopy(server, kind, prepare) : openEmbeddedCopy(kind, prepare);
}

function portals({ businessHosts, communityHosts, port, vaultOrigin }: Config) {
  const at = (hosts: readonly string[]) => ({ portal: `http://${hosts[0]}:${port}`, vault: vaultOrigin });
  return { business: at(businessHosts), community: at(communityHosts) };
}

/**
 * Opens the whole backend in process: real app, real SQL, a real test processor on its own port. Both clocks stand
 * still until the test moves them.
 */
export async function openBackend(options: OpenOptions = {}): Promise<TestBackend> {
  const { now = usualNow, demo = true, config: changes = {} } = options;
  const config = testConfig({ demo, ...changes });
  const logs: string[] = [];
  const violations: string[] = [];
  const securityClock = manualClock(now);
  const clock = createBusinessClock(config.timeZone, () => Date.parse(now));
  const [open, processor] = await Promise.all([
    openDatabase(config, options, clock, securityClock),
    startTestProcessor(),
  ]);
  const logger = createLogger("trace", { write: (line: string) => void logs.push(line) });
  const onViolation = (violation: string) => void violations.push(violation);
  const origins = portals(config);
  const portalFetch: typeof fetch = (path, init) =>
    fetchOver(app, origins.business.portal, new CookieJar())(path, init);
  const vault = openTestVault({ config, securityClock, registry: processor.registry, logger }, portalFetch, {
    onViolation,
  });
  const deps: Dependencies = {
    config,
    database: open.database,
    clock,
    securityClock,
    processor: processor.adapter,
    vaultAnswers: async () => true,
    scanner: createScanner(config),
    logger,
  };
  const app = await createApp(deps, { onViolation });
  let trouble: DatabaseTrouble | undefined;
  const browser: TestBackend["browser"] = (site = "business") => createBrowser(app, vault.app, origins[site]);
  return {
    browser,
    vault,
    clock,
    securityClock,
    processor,
    database: open.database,
    app,
    config,
    logs,
    reconcile: () => reconcile(deps),
    sendMessages: () => sendMessages(deps),
    issueStatements: () => generateStatements(deps),
    restoreServices: () => restoreServices(deps),
    announceSuspensions: () => announceSuspensions(deps),
    announceOutages: () => announceOutages(deps),
    runDuePayments: () => runDuePayments(deps),
    retryPayments: () => runDueRetries(deps),
    publishScheduled: () => publishScheduled(deps),
    pollRestarts: () => pollRestarts(deps),
    creditOutages: () => creditOutages(deps),
    pollCallbacks: () => pollCallbacks(deps),
    advanceOrders: () => advanceOrders(deps),
    dispatchTechnicians: () => dispatchTechnicians(deps),
    pollActivations: () => pollActivations(deps),
    autoPay: async () => void (await runAutoPayRound(deps)),
    turn: (toggle, on) => turn({ browser }, toggle, on),
    trouble: () => (trouble = databaseTrouble(open.database)),
    deps,
    close: async () => {
      trouble?.remove();
      await app.close();
      await vault.close();
      await Promise.all([open.close(), processor.close()]);
      if (violations.length > 0)
        throw new Error(`Answers that are not what the contract says:\n${[...new Set(violations)].join("\n")}`);
    },
  };
}
