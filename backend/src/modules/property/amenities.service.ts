import type { components } from "@portico/openapi/property";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import {
  amenityRows,
  insertRequest,
  lockedAmenity,
  newestRequests,
  requestWithId,
  withdraw,
  type AmenityRequestRow,
  type AmenityRow,
  type Changer,
} from "./property.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock">;

const requestAnswer = (row: AmenityRequestRow): Schemas["AmenityRequest"] => ({
  requestId: row.requestId,
  kind: row.kind,
  note: row.note,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  scheduledFor: row.scheduledFor,
});

async function amenities(
  tx: Transaction | Deps["database"],
  timeZone: string,
  accountId: string,
): Promise<Schemas["TechAmenities"]> {
  const rows = await amenityRows(tx, accountId);
  const newest = await newestRequests(
    tx,
    rows.map(({ amenityId }) => amenityId),
  );
  return {
    timeZone,
    amenities: rows.map(({ amenityId, kind, place, state }) => {
      const request = newest.get(amenityId);
      return { amenityId, kind, place, state, request: request ? requestAnswer(request) : null };
    }),
  };
}

/** The amenities of a property, each with its newest request. */
export async function amenitiesOf(shared: Deps, accountId: string): Promise<Schemas["TechAmenities"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  return amenities(database, clock.timeZone, accountId);
}

const isOpen = (row: AmenityRequestRow | undefined) => row?.state === "RECEIVED" || row?.state === "SCHEDULED";

export type AmenityName = Changer & { amenityId: string };

/** @throws Problem NOT_FOUND */
async function lockedOne(tx: Transaction, { accountId, amenityId }: AmenityName): Promise<AmenityRow> {
  const row = await lockedAmenity(tx, accountId, amenityId);
  if (!row) throw new Problem("NOT_FOUND");
  return row;
}

const log = (
  deps: Deps,
  tx: Transaction,
  { accountId, actorId }: Changer,
  kind: "AMENITY_CHANGE_REQUESTED" | "AMENITY_REQUEST_WITHDRAWN",
  { kind: amenityKind, place: subject }: AmenityRow,
) => logActivity(deps, tx, { accountId, actorId, kind, facts: { amenityKind, subject } });

/**
 * Asks for a change of an amenity, under the client's id: a repeated call finds it.
 * @throws Problem NOT_FOUND; CONFLICT while another request is open, or for an id in use
 */
export async function requestChange(
  shared: Deps,
  name: AmenityName,
  { requestId, kind, note }: Schemas["NewAmenityRequest"],
): Promise<Schemas["TechAmenities"]> {
  const { accountId, amenityId, actorId: requestedBy } = name;
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  return database.transaction(async (tx) => {
    const amenity = await lockedOne(tx, name);
    const known = await requestWithId(tx, requestId);
    const isRepeat = known?.amenityId === amenityId && known.kind === kind && known.note === note.trim();
    if (!isRepeat) {
      if (known || isOpen((await newestRequests(tx, [amenityId])).get(amenityId))) throw new Problem("CONFLICT");
      const row = { requestId, amenityId, kind, note: note.trim(), requestedBy, requestedAt: clock.now() };
      await insertRequest(tx, { ...row, state: "RECEIVED" });
      await log(shared, tx, name, "AMENITY_CHANGE_REQUESTED", amenity);
    }
    return amenities(tx, clock.timeZone, accountId);
  });
}

/** @throws Problem NOT_FOUND; CONFLICT once it is scheduled, done or declined */
export async function withdrawRequest(
  shared: Deps,
  name: AmenityName,
  requestId: string,
): Promise<Schemas["TechAmenities"]> {
  const { accountId, amenityId } = name;
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  return database.transaction(async (tx) => {
    const amenity = await lockedOne(tx, name);
    const known = await requestWithId(tx, requestId);
    if (known?.amenityId !== amenityId) throw new Problem("NOT_FOUND");
    if (known.state !== "RECEIVED" && known.state !== "WITHDRAWN") throw new Problem("CONFLICT");
    if (known.state === "RECEIVED") {
      await withdraw(tx, requestId);
      await log(shared, tx, name, "AMENITY_REQUEST_WITHDRAWN", amenity);
    }
    return amenities(tx, clock.timeZone, accountId);
  });
}
