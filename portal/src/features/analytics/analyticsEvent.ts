import type { components } from "@portico/openapi/telemetry";

/** One event as the ingest takes it; field names are those of specification section 3. */
export type AnalyticsEvent = components["schemas"]["AnalyticsEvent"];
export type AnalyticsData = components["schemas"]["AnalyticsData"];

/** What a feature says happened: a name and the fields that it knows. Nothing that names a person, an account or a card. */
export type Tracked = { name: string; data: AnalyticsData };

/** Which of a feature's events are tracked, by the type of the action, and as what. The app puts the tables together. */
export type TrackedActions = Record<string, (payload: never) => Tracked>;
