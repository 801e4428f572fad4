import type { FastifyInstance } from "fastify";
import type { components } from "@portico/openapi/portal";
import type { Dependencies } from "../dependencies.ts";
import { copyFor } from "../modules/content/delivery/content.reads.ts";
import { recordActivity } from "../modules/identity/session.reads.ts";
import { bootstrapOf } from "../modules/portal/portal.routes.ts";
import { frameOf } from "./pagePolicy.ts";
import { readPage } from "./pageTemplate.ts";
import { notBuiltAnswer, sendPage, type Page } from "./sendPage.ts";
import type { Config } from "../config/config.ts";
import { dayMilliseconds } from "@portico/rules/constants";

type Start = components["schemas"]["Bootstrap"];

/** Preloads the texts of the page's language. */
const preloadsOf = ({ content, locale }: Start) => [content.locales[locale].url];

/** The texts of the page itself. */
async function pageTexts(deps: Dependencies, { site, locale }: Start): Promise<Pick<Page, "title" | "slowStart">> {
  const t = await copyFor(deps, site, locale);
  return {
    title: t(`shell.siteName.${site}`),
    slowStart: {
      title: t("shell.slowStart.title"),
      detail: t("shell.slowStart.detail"),
      reload: t("shell.slowStart.reload"),
    },
  };
}

/**
 * Paths of services and files: a missing one returns 404 instead of a page, so that a browser does not run HTML as a
 * script.
 */
const notPages = /^\/(api|assets|content|demo|ofrep|selfservice|webmail\/graphql)(\/|$)|\.[a-z0-9]+$/i;

/** Whether the portal has a page at a URL, by the list in its build; without a list every URL has one. */
function screensOf(portalDist: string): (url: string) => boolean {
  const list = readPage(portalDist, ".vite/screens.json");
  if (list === undefined) return () => true;
  const screens = (JSON.parse(list) as string[]).map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`));
  return (url) => screens.some((screen) => screen.test(url.split("?")[0] ?? ""));
}

function servePortal(app: FastifyInstance, deps: Dependencies, html: string | undefined): void {
  const isScreen = screensOf(deps.config.portalDist);
  app.get("/*", { constraints: { originKind: "portal" } }, async (request, reply) => {
    if (notPages.test(request.url.split("?")[0] ?? "")) return reply.callNotFound();
    const redirect = redirectOf(request.url);
    if (redirect) return reply.redirect(redirect.location, redirect.status);
    if (html === undefined) return notBuiltAnswer(reply, "portal");
    recordActivity(deps, request);
    const start = await bootstrapOf(deps, request, reply);
    if (!isScreen(request.url)) reply.status(404);
    return sendPage(reply, {
      html,
      start,
      site: start.site,
      ...(await pageTexts(deps, start)),
      preloads: preloadsOf(start),
      frame: frameOf.portal(deps.config),
      registersWorker: true,
      installable: true,
    });
  });
}

/**
 * Serves the portal's pages on its hosts, each with its start-up data. The card form's page belongs to the vault's
 * process.
 */
export function servePages(app: FastifyInstance, deps: Dependencies): void {
  servePortal(app, deps, readPage(deps.config.portalDist, "index.html"));
}

/** The redirects of specification section 2, by canonical path; the query is kept. */
const redirects: Readonly<Record<string, string>> = {
  "/login": "/",
  "/services-overview": "/",
  "/search": "/search-results",
  "/voice": "/services/voice/call-guard",
  "/manage-users": "/user-preferences/people",
  "/manage-users/list": "/user-preferences/people",
};

/** The earlier address of a refund. Its id is case-sensitive, so it is read before the path becomes lower case. */
const refundInPath = /^\/+billing\/+refunds\/+([^/]+)\/*$/i;

/** Paths that the specification writes with a trailing slash work with and without it (SHELL-04). */
const bothForms = /^\/(wg|appointment-tracking\/(reschedule|cancel)-appointment)\/$/;

export type Redirect = { status: 302 | 308; location: string };

/**
 * Lower case, no trailing slash, and exactly one leading slash: a path such as //elsewhere must not redirect to another
 * host.
 */
function canonical(path: string): string {
  const lower = path.toLowerCase().replace(/^[/\\]+/, "/");
  return lower === "/" || bothForms.test(lower) ? lower : lower.replace(/\/+$/, "") || "/";
}

/**
 * The canonical URL to redirect to, or undefined when the URL is canonical (SHELL-03, SHELL-04, SHELL-05). One redirect
 * covers all corrections. Query values keep their case.
 */
function redirectOf(url: string): Redirect | undefined {
  const mark = url.indexOf("?");
  const [path, query] = mark < 0 ? [url, ""] : [url.slice(0, mark), url.slice(mark)];
  const [, refund] = refundInPath.exec(path) ?? [];
  if (refund)
    return {
      status: 302,
      location: `/billing/refunds?refund=${refund.replace(/[&+]/g, encodeURIComponent)}${query.replace("?", "&")}`,
    };
  const right = canonical(path);
  const target = redirects[right];
  if (target !== undefined) return { status: 302, location: target + query };
  return right === path ? undefined : { status: 308, location: right + query };
}

/** The file's expiry is renewed with each start of a process (RFC 9116 recommends less than a year). */
const validMilliseconds = 300 * dayMilliseconds;

/** Serves /.well-known/security.txt, the contact for vulnerability reports, when SECURITY_CONTACT is set. */
export function serveSecurityContact(app: FastifyInstance, { securityContact }: Config): void {
  if (securityContact === undefined) return;
  const expires = new Date(Date.now() + validMilliseconds).toISOString().replace(/\.\d+Z$/, "Z");
  const text = `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en, es\n`;
  app.get("/.well-known/security.txt", (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(text),
  );
}
