import { randomUUID } from "node:crypto";
import type { components as StudioDocument } from "@portico/openapi/studio";
import type { components as TelemetryDocument } from "@portico/openapi/telemetry";
import { Editor } from "./editor.ts";
import { openBackend, type TestBackend } from "./openBackend.ts";
import { TestClient } from "./testClient.ts";

export type AnalyticsData = TelemetryDocument["schemas"]["AnalyticsData"];
export type AnalyticsEvent = { name: string; data: AnalyticsData };
type Report = StudioDocument["schemas"]["OperationsReport"];

/** A backend that receives analytics events, and the operators' report of them. */
export class ReportedEvents {
  readonly backend: TestBackend;
  readonly #browser: TestClient;

  private constructor(backend: TestBackend, browser: TestClient) {
    this.backend = backend;
    this.#browser = browser;
  }

  static async open(): Promise<ReportedEvents> {
    const backend = await openBackend();
    return new ReportedEvents(backend, await TestClient.open(backend));
  }

  async arrive(...events: AnalyticsEvent[]): Promise<void> {
    const at = this.backend.securityClock.now().toISOString();
    const batch = { events: events.map((event) => ({ id: randomUUID(), at, ...event })) };
    const { status } = await this.#browser.send("POST", "/api/pub/telemetry/v1/events", batch, {
      "x-csrf-token": null,
    });
    if (status !== 202) throw new Error(`The events were answered with ${status}.`);
  }

  /** As somebody who signs in now: tests move the clock past the end of a session. */
  async report(query = ""): Promise<Report> {
    const editor = await Editor.signIn(this.backend, "renata");
    return (await editor.call<Report>("GET", `operations-report${query}`)).body;
  }

  async clear(): Promise<void> {
    await this.backend.database.execute("delete from telemetry_events");
  }
}
