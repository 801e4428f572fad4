import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import type { Operations } from "./lib/operations.ts";
import type { Dependencies } from "./dependencies.ts";
import { manageBillPayUnavailableCookie } from "./http/billPayUnavailableCookie.ts";
import { refuseForgeries } from "./http/antiForgery.ts";
import { serveOffline } from "./http/offlinePage.ts";
import { servePages, serveSecurityContact } from "./http/pages.ts";
import { writeSecurityLog } from "./http/securityLog.ts";
import { serveApiReference } from "./http/apiReference.ts";
import { serveAssets } from "./http/assets.ts";
import { isOfVault, loadContract, operationsOf, withoutDemo, type ContractDocument } from "./http/contract.ts";
import { createServer, endStreamsOnClose, type RequestLimits } from "./http/server.ts";
import { setHeaders } from "./http/headers.ts";
import { registerLocales } from "./http/locale.ts";
import {
  compressResponses,
  readBinaryBodies,
  readJsonBodies,
  refuseCompressedBodies,
  refuseMissingBodies,
} from "./http/bodies.ts";
import { checkVendorKey, closeForMaintenance, refuseUnstorableText } from "./http/requestChecks.ts";
import { answerNotFound, answerProblems } from "./http/problemAnswer.ts";
import { registerCspReports } from "./http/cspReports.ts";
import { requirePermission, registerSessions } from "./http/authorization.ts";
import { registerPreviews } from "./http/preview.ts";
import { servePreviews } from "./http/previewPage.ts";
import { publishedProblemWords } from "./http/problemWords.ts";
import { refuseMisdirected } from "./http/requestOrigin.ts";
import { checkResponses } from "./http/responseCheck.ts";
import { serveContract } from "./http/serveContract.ts";
import { registerSites, portalPlaces } from "./http/sites.ts";
import { serveStudio } from "./http/studioPage.ts";
import { forwardCalls, inFront } from "./http/upstreamApi.ts";
import { memoized } from "./lib/cache.ts";
import { allOperations } from "./modules.ts";
import { addGraphs, graphPaths } from "./graph/graph.routes.ts";
import { sharedStore } from "./modules/rate-limits/rateLimits.ts";
import { sessionSecrets, type Secrets } from "./modules/operations/sessionSecret.ts";

export type AppOptions = {
  /** Called with each response that violates the contract; by default violations are logged. */
  onViolation?: (sentence: string) => void;
};

/** Limits of a request to the portal. */
export const limits: RequestLimits = { bodyLimit: 262_144, requestTimeout: 30_000, maxParamLength: 200 };

/** Identifies the caller: the session's user, and the impersonated customer in a preview. */
async function registerCallers(app: FastifyInstance, deps: Dependencies, secrets: Secrets): Promise<void> {
  await registerSessions(app, deps, secrets.sessions);
  registerPreviews(app, deps, secrets.previews);
}

async function guardCalls(app: FastifyInstance, deps: Dependencies, secrets: Secrets): Promise<void> {
  // Before the anti-forgery check, so that an expired session is reported as such and not as an invalid token.
  requirePermission(app, deps);
  await refuseForgeries(app, deps.config, secrets.antiForgery);
}

/** Registers the hooks in request order: site, language, caller, permission. */
async function prepare(app: FastifyInstance, deps: Dependencies, secrets: Secrets): Promise<void> {
  await setHeaders(app, deps.config);
  await compressResponses(app);
  // Without the database the rate limits have nothing to protect, so they are skipped then.
  await app.register(rateLimit, { global: false, store: sharedStore(deps), skipOnError: true });
  await app.register(cookie, { secret: secrets.cookies });
  writeSecurityLog(app, deps);
  registerSites(app, deps.config, portalPlaces(deps.config));
  refuseMisdirected(app, deps.config, portalPlaces(deps.config));
  registerLocales(app);
  // With an upstream API, the provider's services keep the sessions and verify the anti-forgery tokens of their own
  // operations.
  const ownSessions = deps.config.upstreamApi === undefined;
  if (ownSessions) await registerCallers(app, deps, secrets);
  manageBillPayUnavailableCookie(app, deps.config);
  closeForMaintenance(app, () => deps.config.maintenance);
  if (ownSessions) await guardCalls(app, deps, secrets);
  checkVendorKey(app);
  refuseCompressedBodies(app);
  refuseMissingBodies(app);
  refuseUnstorableText(app);
}

const portalContract = memoized((contracts: readonly ContractDocument[]): readonly ContractDocument[] =>
  contracts.filter((contract) => !isOfVault(contract)),
);
const allWithoutDemo = memoized((contracts: readonly ContractDocument[]): readonly ContractDocument[] =>
  contracts.map(withoutDemo),
);
const allInFront = memoized((contracts: readonly ContractDocument[]): readonly ContractDocument[] =>
  contracts.map(inFront),
);

function servedContract({ config }: Dependencies): readonly ContractDocument[] {
  const contracts = portalContract(loadContract());
  if (config.upstreamApi !== undefined) return allInFront(allWithoutDemo(contracts));
  return config.demo ? contracts : allWithoutDemo(contracts);
}

/** What browsers may call: the whole contract, the card vault's too, and the graphs. */
const calledByBrowsers = () => [
  ...loadContract().flatMap(operationsOf),
  ...graphPaths.map((path) => ({ method: "POST", path })),
];

/** Selects the operations in use: with an upstream API the modules implement more than the contract needs. */
function operationsFor(deps: Dependencies, contracts: readonly ContractDocument[]): Operations {
  const all = allOperations(deps, calledByBrowsers());
  if (deps.config.upstreamApi === undefined) return all;
  const promised = new Set(contracts.flatMap(operationsOf).map(({ id }) => id));
  return Object.fromEntries(Object.entries(all).filter(([id]) => promised.has(id)));
}

function holdToContract(
  app: FastifyInstance,
  { config, logger }: Dependencies,
  contracts: readonly ContractDocument[],
  { onViolation }: AppOptions,
): void {
  if (!onViolation && !config.checkResponses) return;
  checkResponses(
    app,
    contracts,
    onViolation ?? ((violation) => logger.error({ violation }, "an answer is not what the contract says")),
  );
}

async function serveEditors(app: FastifyInstance, deps: Dependencies, { previews }: Secrets): Promise<void> {
  servePreviews(app, deps, previews);
  await serveStudio(app, deps);
}

/**
 * Creates the whole backend as one Fastify instance, ready to listen or to be called in process.
 * @throws when the OpenAPI documents and the modules' operations do not match
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
  const { upstreamApi, upstreamTimeoutMilliseconds: timeoutMilliseconds } = deps.config;
  if (upstreamApi === undefined) addGraphs(app, deps);
  else await forwardCalls(app, { upstreamApi, timeoutMilliseconds });
  if (deps.config.apiReference) await serveApiReference(app, deps.config, contracts);
  serveSecurityContact(app, deps.config);
  await registerCspReports(app, deps);
  await serveAssets(app, { dist: deps.config.portalDist, prefix: "/" });
  serveOffline(app, deps);
  servePages(app, deps);
  if (deps.config.upstreamApi === undefined) await serveEditors(app, deps, secrets);
  return app;
}
