import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../lib/problem.ts";
import { operationIdOf } from "./operationId.ts";

/** Telemetry takes such characters out instead: an event says what happened, also when that was odd. */
const cleans = new Set(["ingestEvents"]);

const canBeStored = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** Where in a value there is text that the database can't hold; undefined when it can hold all of it. */
function oddPath(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === "string") return canBeStored(value) ? undefined : path;
  // Bytes are no text, and a name for each of a million of them would take a while.
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const odd = canBeStored(key) ? oddPath(inner, [...path, key]) : path;
    if (odd) return odd;
  }
  return undefined;
}

/** @throws Problem INVALID_REQUEST for U+0000 and halves of surrogate pairs: they are in no text that a person types */
export function refuseUnstorable({ body, params, query }: Pick<FastifyRequest, "body" | "params" | "query">): void {
  const odd = oddPath(body) ?? oddPath(params) ?? oddPath(query);
  if (odd) throw new Problem("INVALID_REQUEST", { fields: [{ field: odd.join("."), code: "INVALID" }] });
}

/** One hook for all requests that are answered here, GraphQL's included. It comes after validation, so that it repeats no names but the contract's. */
export function refuseUnstorableText(app: FastifyInstance): void {
  app.addHook("preHandler", async (request) => {
    if (!request.routeOptions.config.forwarded && !cleans.has(operationIdOf(request))) refuseUnstorable(request);
  });
}
