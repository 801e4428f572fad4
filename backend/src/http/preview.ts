import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { changesSomething } from "../lib/graphDocument.ts";
import type { Principal } from "../lib/principal.ts";
import { Problem } from "../lib/problem.ts";
import { demoCustomer } from "../modules/identity/identity.reads.ts";
import { mayCall } from "../modules/identity/permissions.domain.ts";
import { openPreview, type PreviewClaims } from "../modules/portal/previewToken.ts";
import { fromAcceptLanguage } from "./locale.ts";
import { operationIdOf } from "../lib/operations.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For GraphQL's routes: the operation is in the body, whatever the method. */
    graph?: boolean;
  }
}

/** The request header with a preview's token. */
export const previewHeader = "x-portico-preview";

/** POST operations that only read. */
const reads = new Set(["pingSession", "evaluateToggles", "evaluateToggle"]);

const isSafe = ({ method, routeOptions: { config } }: FastifyRequest) =>
  method === "GET" || method === "HEAD" || config.graph === true;

/**
 * The claims of a request's preview token, if it belongs to the editor of this session.
 * @throws PREVIEW_ENDED
 */
function claimsOf(
  { securityClock }: Dependencies,
  secret: string,
  { headers, principal }: FastifyRequest,
): PreviewClaims {
  const claims = openPreview(secret, String(headers[previewHeader]), securityClock.now().getTime());
  const editor = principal && mayCall(principal, "content:view") ? principal.userId : undefined;
  if (claims === undefined || claims.editor !== editor) throw new Problem("PREVIEW_ENDED");
  return claims;
}

/** @throws PREVIEW_ENDED when the person is no longer a demo customer */
async function personOf(deps: Dependencies, { person: id }: PreviewClaims): Promise<Principal | undefined> {
  if (id === null) return undefined;
  const person = await demoCustomer(deps, { id });
  if (person === undefined) throw new Problem("PREVIEW_ENDED");
  return person;
}

/**
 * Gives a preview's page read-only access as a demo customer; the only place where that is decided. Runs after
 * authentication and before authorization. A request with an invalid preview token is rejected, never processed as the
 * editor's own.
 */
export function registerPreviews(app: FastifyInstance, deps: Dependencies, secret: string): void {
  app.decorateRequest("preview", false);
  app.addHook("onRequest", async (request) => {
    if (request.headers[previewHeader] === undefined) return;
    const claims = claimsOf(deps, secret, request);
    const locale = fromAcceptLanguage(request.headers["accept-language"]) ?? request.locale;
    Object.assign(request, { site: claims.site, principal: await personOf(deps, claims), locale, preview: true });
    if (!isSafe(request) && !reads.has(operationIdOf(request))) throw new Problem("PREVIEW_READ_ONLY");
  });
  app.addHook("preHandler", async ({ preview, routeOptions: { config }, body }) => {
    if (preview && config.graph && changesSomething((body as { query: string }).query))
      throw new Problem("PREVIEW_READ_ONLY");
  });
}
