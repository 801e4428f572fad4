import type { Dependencies } from "../../dependencies.ts";
import { builtIn } from "./catalogue.ts";
import { mergeBuiltIn } from "./releases/mergeBuiltIn.service.ts";
import { buildSeen } from "./releases/openBuilds.writes.ts";
import glossary from "@portico/catalogue/glossary.json" with { type: "json" };
import { putFirstTerms } from "./glossary.repository.ts";

/** Makes sure that this build's copy is in what is live before the first request, and that there is a glossary. */
export async function startContent({ database, securityClock }: Pick<Dependencies, "database" | "securityClock">): Promise<void> {
  const at = securityClock.now();
  await mergeBuiltIn(database, builtIn, at);
  await buildSeen(database, builtIn.contract, at);
  await putFirstTerms(database, glossary, { author: "catalogue", at, reason: "First glossary" });
}
