import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { bootstrapOf } from "./portal.service.ts";

/** Door of what the portal starts with. */
export function portalOperations(deps: Dependencies): Operations {
  return { getBootstrap: (request, reply) => bootstrapOf(deps, request, reply) };
}
