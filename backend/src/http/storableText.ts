import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../lib/problem.ts";
import { operationIdOf } from "./operationId.ts";

/** Telemetry takes such characters out instead: an event says what happened, also when that was odd. */
const cleans = new Set(["ingestEvents"]);

const canBeStored = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** A part of a value, and the parts that it is in. */
type Part = { value: unknown; key: string; within: Part | undefined };

function pathOf(part: Part | undefined): string[] {
  return part?.within ? [...pathOf(part.within), part.key] : [];
}

/** Bytes are no text, and a name for each of a million of them would take a while. */
const holdsParts = (value: unknown): value is object => typeof value === "object" && value !== null && !Buffer.isBuffer(value);

function partsOf(within: Part): Part[] {
  return holdsParts(within.value) ? Object.entries(within.value).map(([key, value]) => ({ value, key, within })) : [];
}

/** Where in a value there is text that the database can't hold; undefined when it can hold all of it. However deep, on no stack but its own. */
function oddPath(whole: unknown): readonly string[] | undefined {
  const left: Part[] = [{ value: whole, key: "", within: undefined }];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (!canBeStored(part.key)) return pathOf(part.within);
    if (typeof part.value === "string" && !canBeStored(part.value)) return pathOf(part);
    for (const inner of partsOf(part)) left.push(inner);
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
