import type { FastifyInstance, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/portal";
import { frameOf } from "../src/http/pagePolicy.ts";
import { readPage } from "../src/http/pageTemplate.ts";
import { notBuiltAnswer, sendPage } from "../src/http/sendPage.ts";
import { locales } from "../src/lib/principal.ts";
import type { VaultDependencies } from "./dependencies.ts";

type Start = components["schemas"]["VaultBootstrap"];

/** The frame's URL may set the site and language of the embedding page; other parameters are ignored. */
function asked(request: FastifyRequest): Pick<Start, "site" | "locale"> {
  const { site, locale } = request.query as { site?: unknown; locale?: unknown };
  return {
    site: site === "community" ? "community" : "business",
    locale: locales.find((known) => known === locale) ?? request.locale,
  };
}

/** Serves the card form's frame: its texts and frame policy, without session data. */
export function serveFrame(app: FastifyInstance, { config, content }: VaultDependencies): void {
  const html = readPage(config.portalDist, "vault.html");
  const { timeZone, portalOrigins } = config;
  app.get("/vault", { constraints: { originKind: "vault" } }, async (request, reply) => {
    if (html === undefined) return notBuiltAnswer(reply, "portal");
    const { site, locale } = asked(request);
    const manifest = await content.manifest(site);
    const start: Start = {
      site,
      locale,
      locales: [...locales],
      ...(manifest && { content: manifest }),
      toggles: { etag: "", values: {} },
      timeZone,
      portalOrigins: [...portalOrigins],
    };
    const title = await content.t(site, locale, "vault.title");
    return sendPage(reply, {
      html,
      start,
      site,
      title,
      preloads: manifest ? [manifest.locales[locale].url] : [],
      frame: frameOf.vault(config),
    });
  });
}
