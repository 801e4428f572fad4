import type { Dependencies } from "../../dependencies.ts";
import { builtIn } from "./catalogue.ts";
import { mergeBuiltIn } from "./merge.service.ts";

/** Makes sure that this build's copy is in what is live before the first request. */
export function startContent({ database, securityClock }: Pick<Dependencies, "database" | "securityClock">): Promise<void> {
  return mergeBuiltIn(database, builtIn, securityClock.now());
}
