import type { Dependencies } from "../../dependencies.ts";
import { builtIn } from "./catalogue.ts";
import { buildSeen } from "./openBuilds.repository.ts";

/** How often one process tells that its pages are served; milliseconds. */
const every = 600_000;
const told = new WeakMap<object, number>();

/** Remembers that a page of this process's build was opened: it may stay open for a day. Costs a write every ten minutes. */
export async function pageServed({ database, securityClock }: Pick<Dependencies, "database" | "securityClock">): Promise<void> {
  const now = securityClock.now();
  if (now.getTime() - (told.get(database) ?? 0) < every) return;
  told.set(database, now.getTime());
  await buildSeen(database, builtIn.contract, now);
}
