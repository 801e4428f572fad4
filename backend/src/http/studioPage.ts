import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { recordActivity } from "../modules/identity/session.reads.ts";
import { studioBootstrapOf } from "../modules/portal/portal.routes.ts";
import { serveAssets } from "./assets.ts";
import { frameOf } from "./pagePolicy.ts";
import { readPage } from "./pageTemplate.ts";
import { notBuiltAnswer, sendPage } from "./sendPage.ts";
import { placeOf } from "./sites.ts";

const home = "/studio";

/**
 * Paths of files: a missing one returns 404 instead of a page, so that a browser does not run HTML as a script. Message
 * keys, which contain dots, are deeper in the path.
 */
const notPages = /^\/studio\/(preview-assets\/|assets\/|[^/?]*\.)/;

/** The canonical URL has no trailing slash. Message keys are case-sensitive, so the case stays. */
function redirectOf(url: string): string | undefined {
  const [path = "", ...query] = url.split(/(?=\?)/);
  const right = path.replace(/\/+$/, "");
  return right === path ? undefined : right + query.join("");
}

/** Editors sign in on the business site and work for both sites there. */
function onBusinessSite({ config }: Dependencies, url: string): string | undefined {
  const origin = config.portalOrigins.find((one) => placeOf(config, new URL(one).host)?.site === "business");
  return origin && origin + url;
}

function elsewhere(
  deps: Dependencies,
  { site, url }: FastifyRequest,
): { location: string; status: 302 | 308 } | undefined {
  const right = redirectOf(url);
  if (right !== undefined) return { location: right, status: 308 };
  const business = site === "business" ? undefined : onBusinessSite(deps, url);
  return business === undefined ? undefined : { location: business, status: 302 };
}

/** Serves the Studio: its page at /studio and below, and its files. The vault's origin has neither. */
export async function serveStudio(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { studioDist } = deps.config;
  const html = readPage(studioDist, "index.html");
  await serveAssets(app, { dist: studioDist, prefix: `${home}/` });
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (notPages.test(request.url)) return reply.callNotFound();
    const redirect = elsewhere(deps, request);
    if (redirect) return reply.redirect(redirect.location, redirect.status);
    if (html === undefined) return notBuiltAnswer(reply, "Studio");
    recordActivity(deps, request);
    return sendPage(reply, {
      html,
      start: studioBootstrapOf(deps, request, reply),
      site: "business",
      preloads: [],
      frame: frameOf.studio,
    });
  };
  for (const path of [home, `${home}/*`]) app.get(path, { constraints: { originKind: "portal" } }, answer);
}
