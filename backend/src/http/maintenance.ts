import type { FastifyInstance } from "fastify";
import { Problem } from "../lib/problem.ts";
import { operationIdOf } from "./operationId.ts";

/** What goes on in maintenance: leaving, what the maintenance page itself needs, and telling about it. */
const goesOn = new Set(["logout", "getBootstrap", "setLanguage", "ingestEvents"]);
const closes = /^\/(api\/pub|selfservice)\//;

/** Refuses customers' calls with 401 IN_MAINTENANCE while it is switched on (SESS-05). */
export function closeForMaintenance(app: FastifyInstance, isOn: () => boolean): void {
  app.addHook("onRequest", async (request) => {
    if (isOn() && closes.test(request.routeOptions.url ?? "") && !goesOn.has(operationIdOf(request))) throw new Problem("IN_MAINTENANCE");
  });
}
