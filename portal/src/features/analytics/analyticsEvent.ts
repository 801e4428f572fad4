import type { components } from "@portico/openapi/telemetry";

/** One event as the ingest accepts it; field names are those of specification section 3. */
export type AnalyticsEvent = components["schemas"]["AnalyticsEvent"];
export type AnalyticsData = components["schemas"]["AnalyticsData"];

/** A feature's event: a name and its fields. Nothing that identifies a person, an account or a card. */
export type Tracked = { name: string; data: AnalyticsData };

/** A feature's tracked actions: action type to event or events. The app merges these tables. */
export type TrackedActions = Record<string, (payload: never) => Tracked | readonly Tracked[]>;
