import type { Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { builtIn } from "./catalogue.ts";
import { mergeBuiltIn } from "./merge.service.ts";

/** The demo starts with the copy of the build, so that a database made for tests has it already. */
export function seedContent(tx: Transaction, { clock }: { clock: BusinessClock }): Promise<void> {
  return mergeBuiltIn(tx, builtIn, clock.now());
}
