import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { bootstrapOf, studioBootstrapOf } from "./portal.service.ts";

/** Doors of what the portal and the Studio start with. */
export function portalOperations(deps: Dependencies): Operations {
  return {
    getBootstrap: (request, reply) => bootstrapOf(deps, request, reply),
    getStudioBootstrap: async (request, reply) => studioBootstrapOf(deps, request, reply),
  };
}
