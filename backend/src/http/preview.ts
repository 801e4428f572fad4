import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { changesSomething } from "../lib/graphDocument.ts";
import type { Principal } from "../lib/principal.ts";
import { Problem } from "../lib/problem.ts";
import { inventedCustomer } from "../modules/identity/identity.reads.ts";
import { mayCall } from "../modules/identity/permissions.domain.ts";
import { openPreview, type PreviewClaims } from "../modules/portal/previewToken.ts";
import { fromAcceptLanguage } from "./locale.ts";
import { operationIdOf } from "./operationId.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** For GraphQL's routes: what is asked stands in the body, whatever the method. */
    graph?: boolean;
  }
}

/** Says that a page of a preview calls, and for whom. */
export const previewHeader = "x-portico-preview";

/** Posted, and yet nothing is changed by them. */
const reads = new Set(["pingSession", "evaluateToggles", "evaluateToggle"]);

const isSafe = ({ method, routeOptions: { config } }: FastifyRequest) => method === "GET" || method === "HEAD" || config.graph === true;

/** The claims of a request's token, if they are those of the editor whose session it comes in. @throws PREVIEW_ENDED */
function claimsOf({ securityClock }: Dependencies, secret: string, { headers, principal }: FastifyRequest): PreviewClaims {
  const claims = openPreview(secret, String(headers[previewHeader]), securityClock.now().getTime());
  const editor = principal && mayCall(principal, "content:view") ? principal.userId : undefined;
  if (claims === undefined || claims.editor !== editor) throw new Problem("PREVIEW_ENDED");
  return claims;
}

/** @throws PREVIEW_ENDED when the person is none of the demo's any more */
async function personOf(deps: Dependencies, { person: id }: PreviewClaims): Promise<Principal | undefined> {
  if (id === null) return undefined;
  const person = await inventedCustomer(deps, { id });
  if (person === undefined) throw new Problem("PREVIEW_ENDED");
  return person;
}

/**
 * Lets a page of a preview read what an invented customer reads, and change nothing: the one place where that is decided. Comes when it is known
 * who is signed in, before anybody asks what they may. A request whose token does not hold is refused, not answered as the editor's own.
 */
export function knowPreviews(app: FastifyInstance, deps: Dependencies, secret: string): void {
  app.decorateRequest("preview", false);
  app.addHook("onRequest", async (request) => {
    if (request.headers[previewHeader] === undefined) return;
    const claims = claimsOf(deps, secret, request);
    const locale = fromAcceptLanguage(request.headers["accept-language"]) ?? request.locale;
    Object.assign(request, { site: claims.site, principal: await personOf(deps, claims), locale, preview: true });
    if (!isSafe(request) && !reads.has(operationIdOf(request))) throw new Problem("PREVIEW_READ_ONLY");
  });
  app.addHook("preHandler", async ({ preview, routeOptions: { config }, body }) => {
    if (preview && config.graph && changesSomething((body as { query: string }).query)) throw new Problem("PREVIEW_READ_ONLY");
  });
}
