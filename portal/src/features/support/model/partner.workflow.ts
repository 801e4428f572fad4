import { createRead, type ReadState } from "../../../api/read.ts";
import { done } from "../../../api/result.ts";
import { context } from "../../../api/sagaContext.ts";
import { call } from "../../../lib/effects.ts";
import { type Location, type Place, partnerApi, type SupportLine } from "./partner.api.ts";

/** Who serves a place, and the line that is answered for it; null when nobody serves it. */
export type Served = { location: Location; line: SupportLine | null };

export const servedRead = createRead<Served, Place>("support/served");

function* partnerSaga() {
  const api = partnerApi(yield* context());
  yield* servedRead.watch(function* (place) {
    const location = yield* call(api.locate, place);
    if (!location.ok) return location;
    if (location.data.partner === null) return done({ location: location.data, line: null });
    const line = yield* call(api.readLine, place);
    return line.ok ? done({ location: location.data, line: line.data }) : line;
  });
}

/** Workflows of the check of an address. */
export const partnerWorkflows = {
  name: "partner",
  reducers: { partner: servedRead.reducer },
  sagas: { partner: partnerSaga },
};

/** Use only on a screen that brings this slice. */
export const selectServed = (root: unknown) => (root as { screens: { partner: ReadState<Served> } }).screens.partner;
