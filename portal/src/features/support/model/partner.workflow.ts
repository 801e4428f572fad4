import { createRead, type ReadState } from "../../../api/read.ts";
import { done, type Result } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call, select, type SagaGenerator } from "../../../lib/effects.ts";
import { type Location, type LocationQuery, partnerApi, type SupportLine } from "./partner.api.ts";

/**
 * Who serves a place, and the line that is answered for it; null when nobody serves it. `unserved` is a ZIP code that was
 * asked for and that nobody serves: then the location is that of the step before.
 */
export type Served = { location: Location; line: SupportLine | null; unserved: string | null };

export const servedRead = createRead<Served, LocationQuery>("support/served");

/** The same of the current account's own address: it stays while a ZIP code is looked up. */
export const ownServedRead = createRead<Served>("support/ownServed");

function* partnerSaga() {
  const api = partnerApi(yield* context());
  function* lookUp(place: LocationQuery, before: Location | undefined): SagaGenerator<Result<Served>> {
    const found = yield* call(api.locate, place, before?.partner ? (before.zip ?? undefined) : undefined);
    if (!found.ok) return found;
    const location = found.data;
    const isCarried = location.source === "CARRIED_OVER" && location.zip !== null;
    const unserved = isCarried && place.by === "zip" ? place.zip : null;
    if (location.partner === null) return done({ location, line: null, unserved });
    const answered: LocationQuery = isCarried ? { by: "zip", zip: location.zip ?? "" } : place;
    const line = yield* call(api.readLine, answered);
    return line.ok ? done({ location, line: line.data, unserved }) : line;
  }
  yield* ownServedRead.watch(() => lookUp({ by: "address" }, undefined));
  yield* servedRead.watch(function* (place): SagaGenerator<Result<Served>> {
    return yield* lookUp(place, (yield* select(selectServed)).data?.location);
  });
}

/** Workflows of the check of an address. */
export const partnerWorkflows = {
  name: "partner",
  reducers: { partner: servedRead.reducer, ownPartner: ownServedRead.reducer },
  sagas: { partner: partnerSaga },
};

/** Use these only on a screen that brings their slices. */
export const selectServed = (root: unknown) => (root as { partner: ReadState<Served> }).partner;
export const selectOwnServed = (root: unknown) => (root as { ownPartner: ReadState<Served> }).ownPartner;
