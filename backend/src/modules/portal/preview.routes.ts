import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/studio";
import { people } from "../../database/people.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import { previewPages } from "./preview.service.ts";

type Schemas = components["schemas"];

/** Demo customers. One who has to reset the password first has no page to show. */
const customers = people.filter(({ accountId, passwordResetRequired }) => accountId !== null && !passwordResetRequired);

const choicesOf = (t: Translate): Schemas["PreviewPerson"][] =>
  customers.map(({ username, firstName, role, site }) => ({
    username,
    name: firstName,
    role,
    site,
    shows: t(`demo.people.${username}`),
  }));

const pagesIn = (t: Translate): Schemas["PreviewPage"][] =>
  previewPages.map(({ address, title, screens }) => ({ address, name: t(title), screens }));

/** The Studio's preview endpoints. */
export function previewOperations(deps: Dependencies): Operations {
  return {
    async getPreviewChoices({ site, locale }: FastifyRequest): Promise<Schemas["PreviewChoices"]> {
      const t = await copyFor(deps, site, locale);
      return { people: deps.config.demo ? choicesOf(t) : [], pages: pagesIn(t) };
    },
  };
}
