import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { byline, versioned, versionOf, type Body } from "./editorRequest.ts";
import { changeRoles, people } from "./people.service.ts";

const personIn = (request: FastifyRequest) => (request.params as { username: string }).username;

/** Who may do what in the Studio. */
export function peopleOperations(deps: Dependencies): Operations {
  const { config, database } = deps;
  return {
    listPeople: async () => ({ people: await people(database, config) }),
    async putGrants(request, reply) {
      const { grants, reason } = request.body as Body<"putGrants">;
      const edit = { username: personIn(request), grants, version: versionOf(request) };
      return versioned(reply, await changeRoles(database, config, edit, byline(deps, request, reason)));
    },
  };
}
