import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { locales, type Locale } from "../lib/principal.ts";
import { Problem } from "../lib/problem.ts";
import { copyFor } from "../modules/content/delivery/content.reads.ts";
import { sites } from "../modules/content/content.types.ts";
import { mayCall } from "../modules/identity/permissions.domain.ts";
import { recordActivity } from "../modules/identity/session.reads.ts";
import { previewStart, type PreviewOf, type PreviewStart } from "../modules/portal/preview.service.ts";
import { frameOf } from "./pagePolicy.ts";
import { readPage } from "./pageTemplate.ts";
import { notBuiltAnswer, sendPage } from "./sendPage.ts";

type Params = Record<"site" | "person" | "changeSet" | "locale", string>;

/** Path segment for "not signed in", and for "no change set". */
const nothing = "-";

function changeSetIn(word: string): PreviewOf["changeSet"] {
  if (word === nothing) return null;
  if (word === "staging") return word;
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new Problem("NOT_FOUND");
  return Number(word);
}

/**
 * Parses the preview's URL.
 * @throws NOT_FOUND
 */
function previewOf({ site: siteWord, person, changeSet, locale: localeWord }: Params): PreviewOf {
  const [site, locale] = [sites.find((known) => known === siteWord), locales.find((known) => known === localeWord)];
  if (site === undefined || locale === undefined) throw new Problem("NOT_FOUND");
  return { site, locale, person: person === nothing ? null : person, changeSet: changeSetIn(changeSet) };
}

/** @throws NOT_ALLOWED for customers; NOT_FOUND on the community site, where no editor signs in */
function refuseOthers({ site, principal }: FastifyRequest): void {
  if (site !== "business") throw new Problem("NOT_FOUND");
  if (principal && !mayCall(principal, "content:view")) throw new Problem("NOT_ALLOWED");
}

async function siteName(deps: Dependencies, { site }: PreviewOf, locale: Locale): Promise<string> {
  return (await copyFor(deps, site, locale))(`shell.siteName.${site}`);
}

const preloadsOf = ({ locale, bootstrap: { content } }: PreviewStart) => [content.locales[locale].url];

/** Serves the portal in the Studio's preview frame, as a demo customer sees it, with the drafts of a change set. */
export function servePreviews(app: FastifyInstance, deps: Dependencies, secret: string): void {
  const { config } = deps;
  const html = readPage(join(config.studioDist, "preview-assets"), "preview.html");
  const base = "/studio/preview/:site/:person/:changeSet/:locale";
  for (const path of [base, `${base}/*`]) {
    app.get<{ Params: Params }>(path, { constraints: { originKind: "portal" } }, async (request, reply) => {
      refuseOthers(request);
      if (!request.principal) return reply.redirect("/studio", 302);
      if (html === undefined) return notBuiltAnswer(reply, "preview");
      const preview = previewOf(request.params);
      recordActivity(deps, request);
      const start = await previewStart(deps, secret, request, reply, preview);
      return sendPage(reply, {
        html,
        start,
        site: preview.site,
        title: await siteName(deps, preview, preview.locale),
        preloads: preloadsOf(start),
        frame: frameOf.preview(config),
      });
    });
  }
}
