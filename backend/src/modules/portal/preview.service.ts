import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/portal";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { draftedWords, stagedWords } from "../content/change-sets/drafted.reads.ts";
import { inventedCustomer } from "../identity/identity.reads.ts";
import { bootstrapOf } from "./portal.service.ts";
import { signPreview } from "./previewToken.ts";

export type PreviewStart = components["schemas"]["PreviewStart"];

/** What a preview shows. `person` is a user name, null for a visitor; `changeSet` "staging" for all that is on staging, null for what is live. */
export type PreviewOf = { site: Site; person: string | null; changeSet: number | "staging" | null; locale: Locale };

/** Nothing drafted. */
const live: PreviewStart["words"] = { "en-US": {}, "es-US": {} };

/** @throws NOT_FOUND for whoever is not a customer of the demo */
async function customer(deps: Dependencies, username: string) {
  const person = await inventedCustomer(deps, { username });
  if (person === undefined) throw new Problem("NOT_FOUND");
  return person;
}

/** The portal's own start as somebody else has it; no clock of a session runs there, because the one that lives is the editor's. */
async function startOf(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<PreviewStart["bootstrap"]> {
  const start = await bootstrapOf(deps, request, reply);
  return { ...start, session: { ...start.session, timing: undefined } };
}

/**
 * What the page of a preview starts with. From here on the request is the shown person's.
 * @throws NOT_FOUND for a person or a change set that is not there
 */
export async function previewStart(deps: Dependencies, secret: string, request: FastifyRequest, reply: FastifyReply, of: PreviewOf): Promise<PreviewStart> {
  const { person: username, changeSet, site, locale } = of;
  const editor = request.principal?.userId ?? "";
  const person = username === null ? undefined : await customer(deps, username);
  const words = changeSet === null ? live : await (changeSet === "staging" ? stagedWords(deps.database, site) : draftedWords(deps.database, changeSet, site));
  Object.assign(request, { site, locale, principal: person, preview: true });
  const token = signPreview(secret, { editor, person: person?.userId ?? null, site }, deps.securityClock.now().getTime());
  return { locale, bootstrap: await startOf(deps, request, reply), token, words: words as PreviewStart["words"] };
}
