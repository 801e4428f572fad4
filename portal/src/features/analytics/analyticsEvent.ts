import type { components } from "@portico/openapi/telemetry";
import type { Action } from "redux";
import type { PageSignal } from "../../api/pageSignals.ts";
import type { CallRecord } from "../../api/recorder.ts";
import type { selectPath } from "../navigation/model/navigation.slice.ts";
import type { selectProfile } from "../session/model/session.selectors.ts";

/** One event as the ingest accepts it; field names are those of specification section 3. */
export type AnalyticsEvent = components["schemas"]["AnalyticsEvent"];
export type AnalyticsData = components["schemas"]["AnalyticsData"];

/** A feature's event: a name and its fields. Nothing that identifies a person, an account or a card. */
export type Tracked = { name: string; data: AnalyticsData };

/** A feature's tracked actions: action type to event or events. The app merges these tables. */
export type TrackedActions = Record<string, (payload: never) => Tracked | readonly Tracked[]>;

/** What an event says of the store. */
export type NotedState = Parameters<typeof selectProfile>[0] & Parameters<typeof selectPath>[0];

/** What happened, when, and the state of the store then. */
export type Noted = { item: CallRecord | PageSignal | Action; at: number; state: NotedState };
