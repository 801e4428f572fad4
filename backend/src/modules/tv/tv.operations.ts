import { asc, eq } from "drizzle-orm";
import type { components } from "@portico/openapi/tv";
import type { Database } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountServices, isProvisioned } from "../account/account.reads.ts";
import { tvReceivers } from "../equipment/equipment.reads.ts";
import { tvChannels, tvOutlets } from "./tv.tables.ts";

type Schemas = components["schemas"];
type Outlet = typeof tvOutlets.$inferSelect;

/** The channels of a package, in the order of their numbers. */
async function channelsOf(database: Database, count: number): Promise<Schemas["Channel"][]> {
  const rows = await database.select().from(tvChannels).orderBy(asc(tvChannels.rank)).limit(count);
  return rows
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, name, category, hd }) => ({ number, name, category, hd }));
}

/** The receivers of an account, each with its room and what it shows. One that does not respond shows nothing known. */
async function receiversOf(
  database: Database,
  accountId: string,
  outlets: readonly Outlet[],
): Promise<Schemas["Receiver"][]> {
  return (await tvReceivers(database, accountId)).map(
    ({ id, kind, model, serialLastFour, nickname, state, location }) => {
      const outlet = outlets.find(({ equipmentId }) => equipmentId === id);
      const channelNumber = state === "ONLINE" ? (outlet?.channelNumber ?? null) : null;
      const room = outlet?.room ?? location;
      return { equipmentId: id, kind, model, serialLastFour, nickname, state, room, channelNumber };
    },
  );
}

/**
 * The TV of an account (SERV-12).
 * @throws Problem NOT_ELIGIBLE without a provisioned TV service
 */
async function lineupOf(database: Database, accountId: string): Promise<Schemas["Lineup"]> {
  const service = (await accountServices(database, accountId)).find(
    (each) => each.key === "VIDEO" && isProvisioned(each),
  );
  if (!service) throw new Problem("NOT_ELIGIBLE");
  const outlets = await database
    .select()
    .from(tvOutlets)
    .where(eq(tvOutlets.accountId, accountId))
    .orderBy(asc(tvOutlets.id));
  return {
    channels: await channelsOf(database, service.channelCount ?? 0),
    receivers: await receiversOf(database, accountId, outlets),
    outlets: outlets.map(({ id, room, equipmentId }) => ({ id, room, equipmentId })),
  };
}

/** The endpoint of TV. */
export function tvOperations({ database }: Dependencies): Operations {
  return {
    getTvLineup: ({ principal, query }) => {
      const { accountId } = query as { accountId: string };
      customerOf({ principal }, accountId);
      return lineupOf(database, accountId);
    },
  };
}
