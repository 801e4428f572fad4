import { join } from "node:path";
import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { phoneShown } from "@portico/rules/phone";
import type { Dependencies } from "../dependencies.ts";
import { locales, type Locale } from "../lib/principal.ts";
import { compiledMessages, copyFor } from "../modules/content/delivery/content.reads.ts";
import { supportPhonesOn } from "../modules/content/toggles/remoteSettings.reads.ts";
import { offlinePagePolicy, workerScriptPolicy } from "./pagePolicy.ts";
import { fillPage, readPage } from "./pageTemplate.ts";
import { notBuiltAnswer } from "./sendPage.ts";

/** The messages that the offline page shows; everything else that it shows was saved as text. */
const isShownOffline = (key: string) =>
  /^(offline\.page|shell\.siteName)\.|^(session\.help\.topic|shell\.tone\.success)$/.test(key);

/**
 * What the offline page starts with: the same for everybody, so the worker stores it without a session. In both
 * languages, because a device may change its language while there is no network.
 */
async function offlineStart(deps: Dependencies, { site, locale }: FastifyRequest) {
  const messages = await Promise.all(
    locales.map(async (each) => [each, await compiledMessages(deps, site, each, isShownOffline)] as const),
  );
  const contacts = await supportPhonesOn(deps, site);
  return {
    site,
    locale,
    timeZone: deps.clock.timeZone,
    contacts: contacts.map(({ topic, phone }) => ({ topic, phone, phoneShown: phoneShown(phone) })),
    messages: Object.fromEntries(messages),
  };
}

function sendOfflinePage(reply: FastifyReply, html: string, start: Awaited<ReturnType<typeof offlineStart>>) {
  const { site, locale } = start;
  return reply
    .headers({ "content-security-policy": offlinePagePolicy, "cache-control": "no-cache", vary: "accept-language" })
    .type("text/html; charset=utf-8")
    .send(fillPage(html, { nonce: "", locale, site, bootstrap: start, preloads: [] }));
}

/** Colours of the title bar of an installed app: each brand's own. */
const brandColours = { business: "#083f45", community: "#4b1c40" } as const;
const paper = "#f5f3ee";

const sizes = [192, 512] as const;

async function manifest(deps: Dependencies, { site }: FastifyRequest, locale: Locale) {
  const t = await copyFor(deps, site, locale);
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${site}-${name}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: t(`shell.siteName.${site}`),
    short_name: t("offline.app.shortName"),
    description: t(`offline.app.description.${site}`),
    lang: locale,
    dir: "ltr",
    start_url: "/account-summary",
    scope: "/",
    display: "standalone",
    theme_color: brandColours[site],
    background_color: paper,
    icons: sizes.flatMap((size) => [icon("", size, "any"), icon("maskable-", size, "maskable")]),
  };
}

/** The worker's script; undefined before a build. */
function readWorker(dist: string): string | undefined {
  try {
    return readFileSync(join(dist, "offline-worker.js"), "utf8");
  } catch {
    return undefined;
  }
}

const asLocale = (value: unknown): Locale | undefined => locales.find((locale) => locale === value);

/**
 * Serves what the portal needs without a network (B25): the offline page, the worker that shows it when a page cannot be
 * had, and the manifest with which a browser installs the site.
 */
export function serveOffline(app: FastifyInstance, deps: Dependencies): void {
  const { portalDist } = deps.config;
  const [html, worker] = [readPage(portalDist, "offline.html"), readWorker(portalDist)];
  const onPortal = { constraints: { originKind: "portal" } };
  app.get("/offline.html", onPortal, async (request, reply) =>
    html === undefined
      ? notBuiltAnswer(reply, "portal")
      : sendOfflinePage(reply, html, await offlineStart(deps, request)),
  );
  app.get("/offline-worker.js", onPortal, async (_request, reply) =>
    worker === undefined
      ? reply.callNotFound()
      : reply
          .headers({ "content-security-policy": workerScriptPolicy, "cache-control": "no-cache" })
          .type("text/javascript; charset=utf-8")
          .send(worker),
  );
  app.get<{ Querystring: { locale?: string } }>("/manifest.webmanifest", onPortal, async (request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(await manifest(deps, request, asLocale(request.query.locale) ?? request.locale))),
  );
}
