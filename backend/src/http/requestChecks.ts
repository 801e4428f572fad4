import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../lib/problem.ts";
import { operationIdOf } from "../lib/operations.ts";
import { client } from "@portico/rules/constants";

/** Telemetry removes such characters instead of rejecting them, so that no event is lost. */
const cleans = new Set(["ingestEvents"]);

const canBeStored = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** A nested part of a value, with its parent. */
type Part = { value: unknown; key: string; within: Part | undefined };

function pathOf(part: Part | undefined): string[] {
  return part?.within ? [...pathOf(part.within), part.key] : [];
}

/** Binary data is skipped: it is no text, and enumerating a million bytes would be slow. */
const holdsParts = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Buffer.isBuffer(value);

function partsOf(within: Part): Part[] {
  return holdsParts(within.value) ? Object.entries(within.value).map(([key, value]) => ({ value, key, within })) : [];
}

/**
 * The path of the first text that the database cannot store; undefined when there is none. Iterative, so that deep
 * nesting cannot overflow the stack.
 */
function oddPath(whole: unknown): readonly string[] | undefined {
  const left: Part[] = [{ value: whole, key: "", within: undefined }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (!canBeStored(part.key)) return pathOf(part.within);
    if (typeof part.value === "string" && !canBeStored(part.value)) return pathOf(part);
    for (const inner of partsOf(part)) left.push(inner);
  }
  return undefined;
}

/** @throws Problem INVALID_REQUEST for U+0000 and lone surrogates, which nobody types */
function refuseUnstorable({ body, params, query }: Pick<FastifyRequest, "body" | "params" | "query">): void {
  const odd = oddPath(body) ?? oddPath(params) ?? oddPath(query);
  if (odd) throw new Problem("INVALID_REQUEST", { fields: [{ field: odd.join("."), code: "INVALID" }] });
}

/**
 * One hook for all requests, GraphQL's included. It runs after validation, so that it repeats only names from the
 * contract.
 */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook("preHandler", async (request) => {
    if (!request.routeOptions.config.forwarded && !cleans.has(operationIdOf(request))) refuseUnstorable(request);
  });
}

/** Checks that the vendor key belongs to the host's site (SHELL-01); schema validation rejects a missing key. */
export function checkVendorKey(app: FastifyInstance): void {
  app.addHook("preHandler", async (request) => {
    const given = request.headers["x-vendor-key"];
    if (given === undefined || given === client.vendorKey[request.site]) return;
    throw new Problem("INVALID_REQUEST", { fields: [{ field: "x-vendor-key", code: "INVALID" }] });
  });
}

/** Operations that stay available in maintenance: sign-out, what the maintenance page needs, and telemetry. */
const goesOn = new Set(["logout", "getBootstrap", "setLanguage", "ingestEvents"]);
const closes = /^\/(api\/pub|selfservice|webmail)\//;

/** Rejects customers' calls with 401 IN_MAINTENANCE in maintenance mode (SESS-05). */
export function closeForMaintenance(app: FastifyInstance, isOn: () => boolean): void {
  app.addHook("onRequest", async (request) => {
    if (isOn() && closes.test(request.routeOptions.url ?? "") && !goesOn.has(operationIdOf(request)))
      throw new Problem("IN_MAINTENANCE");
  });
}
