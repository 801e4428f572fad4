import { lt } from "drizzle-orm";
import type { components } from "@portico/openapi/telemetry";
import type { Transaction } from "../../database/database.ts";
import type { Site } from "../../lib/principal.ts";
import { telemetryEvents } from "./telemetry.tables.ts";

type AnalyticsEvent = components["schemas"]["AnalyticsEvent"];

/** Keeps events once each, however often they are sent. */
export async function keepEvents(tx: Transaction, site: Site, events: readonly AnalyticsEvent[], receivedAt: Date): Promise<void> {
  const rows = events.map(({ id, name, at, data }) => ({ id, name, at: new Date(at), receivedAt, site, data }));
  await tx.insert(telemetryEvents).values(rows).onConflictDoNothing();
}

/** Forgets events that came before an instant. */
export async function forgetEvents(tx: Transaction, before: Date): Promise<void> {
  await tx.delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, before));
}
