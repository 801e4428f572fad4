import type { components } from "@portico/openapi/property";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import {
  amenityRows,
  insertRequest,
  lockedAmenity,
  newestRequests,
  requestWithId,
  withdraw,
  type AmenityRequestRow,
} from "./property.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock">;

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

export type AmenityName = { accountId: string; amenityId: string };

/**
 * Asks for a change of an amenity, under the client's id: a repeated call finds it.
 * @throws Problem NOT_FOUND; CONFLICT while another request is open, or for an id in use
 */
export async function requestChange(
  shared: Deps,
  { accountId, amenityId }: AmenityName,
  requestedBy: string,
  { requestId, kind, note }: Schemas["NewAmenityRequest"],
): Promise<Schemas["TechAmenities"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  return database.transaction(async (tx) => {
    if (!(await lockedAmenity(tx, accountId, amenityId))) throw new Problem("NOT_FOUND");
    const known = await requestWithId(tx, requestId);
    const isRepeat = known?.amenityId === amenityId && known.kind === kind && known.note === note.trim();
    if (!isRepeat) {
      if (known || isOpen((await newestRequests(tx, [amenityId])).get(amenityId))) throw new Problem("CONFLICT");
      const row = { requestId, amenityId, kind, note: note.trim(), requestedBy, requestedAt: clock.now() };
      await insertRequest(tx, { ...row, state: "RECEIVED" });
    }
    return amenities(tx, clock.timeZone, accountId);
  });
}

/** @throws Problem NOT_FOUND; CONFLICT once it is scheduled, done or declined */
export async function withdrawRequest(
  shared: Deps,
  { accountId, amenityId }: AmenityName,
  requestId: string,
): Promise<Schemas["TechAmenities"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  return database.transaction(async (tx) => {
    if (!(await lockedAmenity(tx, accountId, amenityId))) throw new Problem("NOT_FOUND");
    const known = await requestWithId(tx, requestId);
    if (known?.amenityId !== amenityId) throw new Problem("NOT_FOUND");
    if (known.state !== "RECEIVED" && known.state !== "WITHDRAWN") throw new Problem("CONFLICT");
    await withdraw(tx, requestId);
    return amenities(tx, clock.timeZone, accountId);
  });
}
