import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import "./lib/requestContext.ts";
import type { Dependencies } from "./dependencies.ts";
import { refuseForgeries } from "./http/antiForgery.ts";
import { serveSecurityContact } from "./http/securityContact.ts";
import { keepSecurityLog } from "./http/securityLog.ts";
import { serveApiReference } from "./http/apiReference.ts";
import { serveAssets } from "./http/assets.ts";
import { isOfVault, loadContract, operationsOf, withoutDemo, type ContractDocument } from "./http/contract.ts";
import { createServer, type RequestLimits } from "./http/createServer.ts";
import { setHeaders } from "./http/headers.ts";
import { knowLocales } from "./http/locale.ts";
import { readBinaryBodies } from "./http/binaryBodies.ts";
import { readJsonBodies, refuseMissingBodies } from "./http/jsonBodies.ts";
import { closeForMaintenance } from "./http/maintenance.ts";
import { answerNotFound } from "./http/notFound.ts";
import { takePolicyReports } from "./http/policyReports.ts";
import { servePages } from "./http/pages.ts";
import { askPermission } from "./http/permission.ts";
import { knowPreviews } from "./http/preview.ts";
import { servePreviews } from "./http/previewPage.ts";
import { answerProblems } from "./http/problemAnswer.ts";
import { publishedProblemWords } from "./http/problemWords.ts";
import { refuseMisdirected } from "./http/requestOrigin.ts";
import { checkResponses } from "./http/responseCheck.ts";
import { serveContract } from "./http/serveContract.ts";
import { knowSessions } from "./http/session.ts";
import { endStreamsOnClose } from "./http/shutdown.ts";
import { refuseUnstorableText } from "./http/storableText.ts";
import { knowSites, portalPlaces } from "./http/sites.ts";
import { serveStudio } from "./http/studioPage.ts";
import { forwardCalls, inFront } from "./http/upstreamApi.ts";
import { checkVendorKey } from "./http/vendorKey.ts";
import { onceFor } from "./lib/onceFor.ts";
import type { Operations } from "./lib/operations.ts";
import { allOperations } from "./modules.ts";
import { addGraphs } from "./graph/graph.routes.ts";
import { sharedStore } from "./modules/limits/limits.ts";
import { sessionSecrets, type Secrets } from "./modules/operations/sessionSecret.ts";

export type AppOptions = {
  /** Gets a sentence for each answer that is not what the contract says; without it they are logged. */
  onViolation?: (sentence: string) => void;
};

/** What a request to the portal may be. */
export const limits: RequestLimits = { bodyLimit: 262_144, requestTimeout: 30_000, maxParamLength: 200 };

/** Whoever is signed in, and through whose eyes they look. */
async function knowCallers(app: FastifyInstance, deps: Dependencies, secrets: Secrets): Promise<void> {
  await knowSessions(app, deps, secrets.sessions);
  knowPreviews(app, deps, secrets.previews);
}

async function guardCalls(app: FastifyInstance, deps: Dependencies, secrets: Secrets): Promise<void> {
  // Whoever's session is over hears that, not that the token of that session is no good.
  askPermission(app, deps);
  await refuseForgeries(app, deps.config, secrets.antiForgery);
}

/** In the order in which a request meets them: who, from where, in which language, may they. */
async function prepare(app: FastifyInstance, deps: Dependencies, secrets: Secrets): Promise<void> {
  await setHeaders(app, deps.config);
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1024 });
  // Without the database there is nothing behind these limits that could be overrun.
  await app.register(rateLimit, { global: false, store: sharedStore(deps), skipOnError: true });
  await app.register(cookie, { secret: secrets.cookies });
  keepSecurityLog(app, deps);
  knowSites(app, deps.config, portalPlaces(deps.config));
  refuseMisdirected(app, deps.config, portalPlaces(deps.config));
  knowLocales(app);
  // A provider's services keep the sessions and look at the tokens of what they answer.
  const ownSessions = deps.config.upstreamApi === undefined;
  if (ownSessions) await knowCallers(app, deps, secrets);
  closeForMaintenance(app, () => deps.config.maintenance);
  if (ownSessions) await guardCalls(app, deps, secrets);
  checkVendorKey(app);
  refuseMissingBodies(app);
  refuseUnstorableText(app);
}

const portalContract = onceFor((contracts: readonly ContractDocument[]): readonly ContractDocument[] => contracts.filter((contract) => !isOfVault(contract)));
const allWithoutDemo = onceFor((contracts: readonly ContractDocument[]): readonly ContractDocument[] => contracts.map(withoutDemo));
const allInFront = onceFor((contracts: readonly ContractDocument[]): readonly ContractDocument[] => contracts.map(inFront));

function servedContract({ config }: Dependencies): readonly ContractDocument[] {
  const contracts = portalContract(loadContract());
  if (config.upstreamApi !== undefined) return allInFront(allWithoutDemo(contracts));
  return config.demo ? contracts : allWithoutDemo(contracts);
}

/** In front of a provider's services the modules have more to answer than is asked of them. */
function operationsFor(deps: Dependencies, contracts: readonly ContractDocument[]): Operations {
  const all = allOperations(deps);
  if (deps.config.upstreamApi === undefined) return all;
  const promised = new Set(contracts.flatMap(operationsOf).map(({ id }) => id));
  return Object.fromEntries(Object.entries(all).filter(([id]) => promised.has(id)));
}

function holdToContract(app: FastifyInstance, { config, logger }: Dependencies, contracts: readonly ContractDocument[], { onViolation }: AppOptions): void {
  if (!onViolation && !config.checkResponses) return;
  checkResponses(app, contracts, onViolation ?? ((violation) => logger.error({ violation }, "an answer is not what the contract says")));
}

async function serveEditors(app: FastifyInstance, deps: Dependencies, { previews }: Secrets): Promise<void> {
  servePreviews(app, deps, previews);
  await serveStudio(app, deps);
}

/**
 * The whole backend as one Fastify instance, ready to listen or to be called in process.
 * @throws when a document and the modules do not promise the same
 */
export async function createApp(deps: Dependencies, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = createServer(deps, portalPlaces(deps.config), publishedProblemWords(deps), limits);
  const contracts = servedContract(deps);
  app.removeContentTypeParser("text/plain");
  readBinaryBodies(app);
  readJsonBodies(app);
  endStreamsOnClose(app, contracts);
  answerProblems(app, publishedProblemWords(deps));
  const secrets = await sessionSecrets(deps.config, deps.database);
  await prepare(app, deps, secrets);
  answerNotFound(app, portalPlaces(deps.config), publishedProblemWords(deps));
  holdToContract(app, deps, contracts, options);
  await serveContract(app, contracts, operationsFor(deps, contracts));
  if (deps.config.upstreamApi === undefined) addGraphs(app, deps);
  else await forwardCalls(app, deps.config.upstreamApi);
  if (deps.config.apiReference) await serveApiReference(app, deps.config, contracts);
  serveSecurityContact(app, deps.config);
  await takePolicyReports(app, deps);
  await serveAssets(app, { dist: deps.config.portalDist, prefix: "/" });
  servePages(app, deps);
  if (deps.config.upstreamApi === undefined) await serveEditors(app, deps, secrets);
  return app;
}
