import type { Transaction } from "../../database/database.ts";
import { accountFacts } from "../account/account.reads.ts";
import { stateOf } from "./outages.domain.ts";
import { areaOfZip, outagesIn } from "./outages.repository.ts";

/** An outage as other modules know it; ISO 8601. */
type ActiveOutage = { id: string; startsAt: string; estimatedResolution: string | null };

/** Which of an account's services have an outage at its address now. */
export async function servicesInOutage(
  tx: Transaction,
  { serviceZip }: { serviceZip: string },
  keys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const area = keys.length > 0 ? await areaOfZip(tx, serviceZip) : undefined;
  const known = area ? await outagesIn(tx, area.id, keys, now, now) : [];
  return new Set<string>(known.filter((each) => stateOf(each, now) === "ACTIVE").flatMap(({ services }) => services));
}

/** The outage that a service has at an account's address now; null for none. */
export async function activeOutage(
  tx: Transaction,
  accountId: string,
  service: string,
  now: Date,
): Promise<ActiveOutage | null> {
  const account = await accountFacts(tx, accountId);
  const area = account && (await areaOfZip(tx, account.serviceZip));
  if (!area) return null;
  const outage = (await outagesIn(tx, area.id, [service], now, now)).find((each) => stateOf(each, now) === "ACTIVE");
  if (!outage) return null;
  const estimatedResolution = outage.updates[0]?.estimatedResolution?.toISOString() ?? null;
  return { id: outage.id, startsAt: outage.startsAt.toISOString(), estimatedResolution };
}
