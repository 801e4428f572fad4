import type { FastifyInstance } from "fastify";
import type { components } from "@portico/openapi/portal";
import type { Dependencies } from "../dependencies.ts";
import { copyFor } from "../modules/content/delivery/content.reads.ts";
import { noteActivity } from "../modules/identity/session.reads.ts";
import { bootstrapOf } from "../modules/portal/portal.service.ts";
import { redirectOf } from "./documentPath.ts";
import { frameOf } from "./pagePolicy.ts";
import { readPage } from "./pageTemplate.ts";
import { notBuiltAnswer, sendPage } from "./sendPage.ts";

type Start = components["schemas"]["Bootstrap"];

/** The words of the page's language are on their way before a script runs. */
const preloadsOf = ({ content, locale }: Start) => [content.locales[locale].url];

async function siteName(deps: Dependencies, { site, locale }: Start): Promise<string> {
  return (await copyFor(deps, site, locale))(`shell.siteName.${site}`);
}

/** Addresses of services and of files: what is not there has no page instead, or a browser would run a page as a script. */
const notPages = /^\/(api|assets|content|demo|ofrep|selfservice|webmail)(\/|$)|\.[a-z0-9]+$/i;

/** Whether the portal has a screen at an address, by the list that its build left; without a list it has one everywhere. */
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
    noteActivity(deps, request);
    const start = await bootstrapOf(deps, request, reply);
    if (!isScreen(request.url)) reply.status(404);
    return sendPage(reply, { html, start, site: start.site, title: await siteName(deps, start), preloads: preloadsOf(start), frame: frameOf.portal(deps.config) });
  });
}

/** Pages of the portal on its hosts: each start carries what it starts with. The card form's page is another process's. */
export function servePages(app: FastifyInstance, deps: Dependencies): void {
  servePortal(app, deps, readPage(deps.config.portalDist, "index.html"));
}
