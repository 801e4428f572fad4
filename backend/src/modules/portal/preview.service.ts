import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/portal";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { draftedWords, stagedWords } from "../content/change-sets/drafted.reads.ts";
import { demoCustomer } from "../identity/identity.reads.ts";
import { bootstrapOf } from "./portal.routes.ts";
import { signPreview } from "./previewToken.ts";
import pages from "@portico/catalogue/pages.json" with { type: "json" };
import type { PlainKey } from "@portico/catalogue/contract";

export type PreviewStart = components["schemas"]["PreviewStart"];

/**
 * The content of a preview. `person` is a user name, null for a visitor; `changeSet` "staging" for all drafts on
 * staging, null for live content.
 */
export type PreviewOf = { site: Site; person: string | null; changeSet: number | "staging" | null; locale: Locale };

/** No drafts. */
const live: PreviewStart["words"] = { "en-US": {}, "es-US": {} };

/** @throws NOT_FOUND for anybody but a demo customer */
async function customer(deps: Dependencies, username: string) {
  const person = await demoCustomer(deps, { username });
  if (person === undefined) throw new Problem("NOT_FOUND");
  return person;
}

/** The portal's start-up data as another user; without session timers, because the running session is the editor's. */
async function startOf(
  deps: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PreviewStart["bootstrap"]> {
  const start = await bootstrapOf(deps, request, reply);
  return { ...start, session: { ...start.session, timing: undefined } };
}

/**
 * The start-up data of a preview's page. From here on the request's principal is the previewed customer.
 * @throws NOT_FOUND for an unknown person or change set
 */
export async function previewStart(
  deps: Dependencies,
  secret: string,
  request: FastifyRequest,
  reply: FastifyReply,
  of: PreviewOf,
): Promise<PreviewStart> {
  const { person: username, changeSet, site, locale } = of;
  const editor = request.principal?.userId ?? "";
  const person = username === null ? undefined : await customer(deps, username);
  const words =
    changeSet === null
      ? live
      : await (changeSet === "staging"
          ? stagedWords(deps.database, site)
          : draftedWords(deps.database, changeSet, site));
  Object.assign(request, { site, locale, principal: person, preview: true });
  const token = signPreview(
    secret,
    { editor, person: person?.userId ?? null, site },
    deps.securityClock.now().getTime(),
  );
  return { locale, bootstrap: await startOf(deps, request, reply), token, words: words as PreviewStart["words"] };
}

/**
 * A portal page that a preview can open, with its title's key and its screens. A portal test compares the list with the
 * router.
 */
export type PreviewPage = { address: string; title: PlainKey; screens: string[] };

/** The type is asserted, because the compiler infers a JSON title as any string. */
export const previewPages = pages as PreviewPage[];
