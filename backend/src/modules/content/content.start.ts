import type { Dependencies } from "../../dependencies.ts";
import { builtIn } from "./catalogue.ts";
import { mergeBuiltIn } from "./merge.service.ts";
import { buildSeen } from "./openBuilds.repository.ts";
import glossary from "@portico/catalogue/glossary.json" with { type: "json" };
import { putFirstTerms } from "./terms.repository.ts";

/** Makes sure that this build's copy is in what is live before the first request, and that there is a glossary. */
export async function startContent({ database, securityClock }: Pick<Dependencies, "database" | "securityClock">): Promise<void> {
  const at = securityClock.now();
  await mergeBuiltIn(database, builtIn, at);
  await buildSeen(database, builtIn.contract, at);
  await putFirstTerms(database, glossary, { author: "catalogue", at, reason: "First glossary" });
}
