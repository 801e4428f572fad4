import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/portal";
import type { Dependencies } from "../dependencies.ts";
import { locales } from "../lib/principal.ts";
import { copyFor } from "../modules/content/content.reads.ts";
import { noteActivity } from "../modules/identity/session.reads.ts";
import { bootstrapOf, vaultBootstrapOf } from "../modules/portal/portal.service.ts";
import { redirectOf } from "./documentPath.ts";
import { frameOf, pagePolicy, type Frame } from "./pagePolicy.ts";
import { fillPage, readPage } from "./pageTemplate.ts";

type Start = components["schemas"]["Bootstrap"] | components["schemas"]["VaultBootstrap"];
type Page = { html: string; start: Start; title: string; frame: Frame };

const notBuilt = "The portal has not been built. Run: npm run build\n";

function notBuiltAnswer(reply: FastifyReply): FastifyReply {
  return reply.status(503).type("text/plain; charset=utf-8").send(notBuilt);
}

/** One page with a nonce of its own. A frame's page may be framed by others, so the default refusal of old browsers is taken back there. */
function send(reply: FastifyReply, { html, start, title, frame }: Page): FastifyReply {
  const nonce = randomBytes(18).toString("base64");
  const preloads = [start.content.locales[start.locale].url];
  if (frame.framedBy.length > 0) reply.removeHeader("x-frame-options");
  reply.headers({ "content-security-policy": pagePolicy(nonce, frame), "cache-control": "no-store", vary: "cookie, accept-language" });
  return reply.type("text/html; charset=utf-8").send(fillPage(html, { nonce, locale: start.locale, site: start.site, title, bootstrap: start, preloads }));
}

async function siteName(deps: Dependencies, { site, locale }: Start): Promise<string> {
  return (await copyFor(deps, site, locale))(`shell.siteName.${site}`);
}

/** Addresses of services and of files: what is not there has no page instead, or a browser would run a page as a script. */
const notPages = /^\/(api|assets|content|demo|ofrep|selfservice|webmail)(\/|$)|\.[a-z0-9]+$/i;

function servePortal(app: FastifyInstance, deps: Dependencies, html: string | undefined): void {
  app.get("/*", { constraints: { originKind: "portal" } }, async (request, reply) => {
    if (notPages.test(request.url.split("?")[0] ?? "")) return reply.callNotFound();
    const redirect = redirectOf(request.url);
    if (redirect) return reply.redirect(redirect.location, redirect.status);
    if (html === undefined) return notBuiltAnswer(reply);
    noteActivity(deps, request);
    const start = await bootstrapOf(deps, request, reply);
    return send(reply, { html, start, title: await siteName(deps, start), frame: frameOf.portal(deps.config) });
  });
}

/** The frame's address may say the site and language of the page around it; anything else in it is ignored. */
function asked(request: FastifyRequest): Pick<Start, "site" | "locale"> {
  const { site, locale } = request.query as { site?: unknown; locale?: unknown };
  return { site: site === "community" ? "community" : "business", locale: locales.find((known) => known === locale) ?? request.locale };
}

function serveVault(app: FastifyInstance, deps: Dependencies, html: string | undefined): void {
  app.get("/vault", { constraints: { originKind: "vault" } }, async (request, reply) => {
    if (html === undefined) return notBuiltAnswer(reply);
    const { site, locale } = asked(request);
    const start = await vaultBootstrapOf(deps, site, locale);
    const title = (await copyFor(deps, site, locale))("vault.title");
    return send(reply, { html, start, title, frame: frameOf.vault(deps.config) });
  });
}

/** Pages of the portal on the portal's hosts, the card form's frame on the vault's unless a provider has its own: each start carries what it starts with. */
export function servePages(app: FastifyInstance, deps: Dependencies): void {
  const { portalDist } = deps.config;
  servePortal(app, deps, readPage(portalDist, "index.html"));
  if (deps.config.upstreamApi === undefined) serveVault(app, deps, readPage(portalDist, "vault.html"));
}
