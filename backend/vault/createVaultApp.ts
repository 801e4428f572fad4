import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import "../src/lib/operations.ts";
import { serveAssets } from "../src/http/assets.ts";
import { isOfVault, loadContract, onlyOperations, operationsOf, type ContractDocument } from "../src/http/contract.ts";
import { createServer, type RequestLimits } from "../src/http/server.ts";
import { setHeaders } from "../src/http/headers.ts";
import { compressResponses, readJsonBodies, refuseCompressedBodies, refuseMissingBodies } from "../src/http/bodies.ts";
import { registerLocales } from "../src/http/locale.ts";
import { closeForMaintenance, refuseUnstorableText } from "../src/http/requestChecks.ts";
import { answerNotFound, answerProblems, type ProblemWords } from "../src/http/problemAnswer.ts";
import { registerCspReports } from "../src/http/cspReports.ts";
import { refuseMisdirected } from "../src/http/requestOrigin.ts";
import { checkResponses } from "../src/http/responseCheck.ts";
import { writeSecurityLog } from "../src/http/securityLog.ts";
import { serveContract } from "../src/http/serveContract.ts";
import { registerSites, vaultPlaces } from "../src/http/sites.ts";
import { memoized } from "../src/lib/cache.ts";
import { sharedStore } from "../src/modules/rate-limits/rateLimits.ts";
import type { VaultDependencies } from "./dependencies.ts";
import { vaultOperations } from "./operations.ts";
import { serveFrame } from "./page.ts";

export type VaultAppOptions = {
  /** Called with each response that violates the contract; by default violations are logged. */
  onViolation?: (sentence: string) => void;
};

/** The largest request body, a whole card, is far smaller. */
const limits: RequestLimits = { bodyLimit: 8_192, requestTimeout: 30_000, maxParamLength: 200 };

/** Operations besides cards and accounts: health, and those that deliver the frame's texts. */
const besides = new Set(["getHealth", "getReadiness", "getSnapshot", "reportContentErrors"]);

/** The contract of the vault's process. */
const vaultContract = memoized((contracts: readonly ContractDocument[]): readonly ContractDocument[] =>
  contracts
    .map((contract) => (isOfVault(contract) ? contract : onlyOperations(contract, ({ id }) => besides.has(id))))
    .filter((contract) => operationsOf(contract).length > 0),
);

/** Registers the hooks in request order. There is no session and no cookie here: a ticket is the only credential. */
async function prepare(app: FastifyInstance, deps: VaultDependencies): Promise<void> {
  const { config } = deps;
  await setHeaders(app, config);
  await compressResponses(app);
  // Without the database no ticket is accepted, so the rate limits have nothing to protect and are skipped.
  await app.register(rateLimit, { global: false, store: sharedStore(deps), skipOnError: true });
  writeSecurityLog(app, deps);
  registerSites(app, config, vaultPlaces(config));
  refuseMisdirected(app, config, vaultPlaces(config));
  registerLocales(app);
  closeForMaintenance(app, () => config.maintenance);
  refuseCompressedBodies(app);
  refuseMissingBodies(app);
  refuseUnstorableText(app);
}

/**
 * Creates the card vault as one Fastify instance, ready to listen or to be called in process: the card form's page, and
 * the operations that accept cards and bank accounts.
 * @throws when the contract and the operations do not match
 */
export async function createVaultApp(
  deps: VaultDependencies,
  { onViolation }: VaultAppOptions = {},
): Promise<FastifyInstance> {
  const { config, content, logger } = deps;
  const words: ProblemWords = async ({ site, locale }, code) => {
    const [title, detail] = await Promise.all([
      content.t(site, locale, `problem.${code}.title`),
      content.t(site, locale, `problem.${code}.detail`),
    ]);
    return { title, detail };
  };
  const app = createServer(deps, vaultPlaces(deps.config), words, limits);
  app.removeContentTypeParser("text/plain");
  readJsonBodies(app);
  answerProblems(app, words);
  await prepare(app, deps);
  answerNotFound(app, vaultPlaces(config), words);
  const contracts = vaultContract(loadContract());
  if (onViolation || config.checkResponses)
    checkResponses(
      app,
      contracts,
      onViolation ?? ((violation) => logger.error({ violation }, "an answer is not what the contract says")),
    );
  await serveContract(app, contracts, vaultOperations(deps));
  await registerCspReports(app, deps);
  await serveAssets(app, { dist: config.portalDist, prefix: "/" });
  serveFrame(app, deps);
  return app;
}
