import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import "../src/lib/requestContext.ts";
import { serveAssets } from "../src/http/assets.ts";
import { isOfVault, loadContract, onlyOperations, type ContractDocument } from "../src/http/contract.ts";
import { createServer, type RequestLimits } from "../src/http/createServer.ts";
import { setHeaders } from "../src/http/headers.ts";
import { readJsonBodies, refuseMissingBodies } from "../src/http/jsonBodies.ts";
import { knowLocales } from "../src/http/locale.ts";
import { closeForMaintenance } from "../src/http/maintenance.ts";
import { answerNotFound } from "../src/http/notFound.ts";
import { takePolicyReports } from "../src/http/policyReports.ts";
import { answerProblems, type ProblemWords } from "../src/http/problemAnswer.ts";
import { refuseMisdirected } from "../src/http/requestOrigin.ts";
import { checkResponses } from "../src/http/responseCheck.ts";
import { keepSecurityLog } from "../src/http/securityLog.ts";
import { serveContract } from "../src/http/serveContract.ts";
import { knowSites, vaultPlaces } from "../src/http/sites.ts";
import { refuseUnstorableText } from "../src/http/storableText.ts";
import { onceFor } from "../src/lib/onceFor.ts";
import { sharedStore } from "../src/modules/limits/limits.ts";
import type { VaultDependencies } from "./dependencies.ts";
import { vaultOperations } from "./operations.ts";
import { serveFrame } from "./page.ts";

export type VaultAppOptions = {
  /** Gets a sentence for each answer that is not what the contract says; without it they are logged. */
  onViolation?: (sentence: string) => void;
};

/** The largest thing that is handed over, a whole card, is far smaller. */
const limits: RequestLimits = { bodyLimit: 8_192, requestTimeout: 30_000, maxParamLength: 200 };

/** Besides cards and accounts: health, and what the frame reads its words with. */
const besides = new Set(["getHealth", "getReadiness", "getSnapshot", "reportContentErrors"]);

/** The contract of this process. */
const vaultContract = onceFor((contracts: readonly ContractDocument[]): readonly ContractDocument[] =>
  contracts.map((contract) => (isOfVault(contract) ? contract : onlyOperations(contract, ({ id }) => besides.has(id)))),
);

/** In the order in which a request meets them. There is no session and no cookie here: a ticket is all that counts. */
async function prepare(app: FastifyInstance, deps: VaultDependencies): Promise<void> {
  const { config } = deps;
  await setHeaders(app, config);
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  // Without the database no ticket is taken, so that there is nothing behind these limits that could be overrun.
  await app.register(rateLimit, { global: false, store: sharedStore(deps), skipOnError: true });
  keepSecurityLog(app, deps);
  knowSites(app, config, vaultPlaces(config));
  refuseMisdirected(app, config, vaultPlaces(config));
  knowLocales(app);
  closeForMaintenance(app, () => config.maintenance);
  refuseMissingBodies(app);
  refuseUnstorableText(app);
}

/**
 * The card vault as one Fastify instance, ready to listen or to be called in process: the card form's page, and what takes cards and bank accounts.
 * @throws when the contract and the operations do not promise the same
 */
export async function createVaultApp(deps: VaultDependencies, { onViolation }: VaultAppOptions = {}): Promise<FastifyInstance> {
  const { config, content, logger } = deps;
  const words: ProblemWords = async ({ site, locale }, code) => {
    const [title, detail] = await Promise.all([content.say(site, locale, `problem.${code}.title`), content.say(site, locale, `problem.${code}.detail`)]);
    return { title, detail };
  };
  const app = createServer(deps, vaultPlaces(deps.config), words, limits);
  app.removeContentTypeParser("text/plain");
  readJsonBodies(app);
  answerProblems(app, words);
  await prepare(app, deps);
  answerNotFound(app, vaultPlaces(config), words);
  const contracts = vaultContract(loadContract());
  if (onViolation || config.checkResponses) checkResponses(app, contracts, onViolation ?? ((violation) => logger.error({ violation }, "an answer is not what the contract says")));
  await serveContract(app, contracts, vaultOperations(deps));
  await takePolicyReports(app, deps);
  await serveAssets(app, { dist: config.portalDist, prefix: "/" });
  serveFrame(app, deps);
  return app;
}
