import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/studio";
import { people } from "../../database/people.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { copyFor, type Say } from "../content/delivery/content.reads.ts";
import { previewPages } from "./previewPages.ts";

type Schemas = components["schemas"];

/** Customers of the demo. Who has to choose a new password first has nothing of a portal to show. */
const customers = people.filter(({ accountId, passwordResetRequired }) => accountId !== null && !passwordResetRequired);

const choicesOf = (say: Say): Schemas["PreviewPerson"][] =>
  customers.map(({ username, firstName, role, site }) => ({ username, name: firstName, role, site, shows: say(`demo.people.${username}`) }));

const pagesIn = (say: Say): Schemas["PreviewPage"][] => previewPages.map(({ address, title, screens }) => ({ address, name: say(title), screens }));

/** Doors of previews, for the Studio. */
export function previewOperations(deps: Dependencies): Operations {
  return {
    async getPreviewChoices({ site, locale }: FastifyRequest): Promise<Schemas["PreviewChoices"]> {
      const say = await copyFor(deps, site, locale);
      return { people: deps.config.demo ? choicesOf(say) : [], pages: pagesIn(say) };
    },
  };
}
