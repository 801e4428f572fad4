import openapiGlue from "fastify-openapi-glue";
import fastify, { type FastifyInstance, type RouteOptions } from "fastify";
import { Problem } from "../lib/problem.ts";
import { memoized } from "../lib/cache.ts";
import type { Handler, OperationHandler, Operations } from "../lib/operations.ts";
import { operationsOf, requestsOf, type ContractDocument, type Operation } from "./contract.ts";
import { compileValidator } from "./validation.ts";

const onEveryOrigin = new Set(["content", "ofrep", "operations", "webhooks"]);

/**
 * The origin of an operation: the vault's process has its own; copy, toggles, health and webhooks are on any;
 * everything else is on the portal's.
 */
function originOf({ permission, document }: Operation): Pick<RouteOptions, "constraints"> {
  if (permission === "vault-ticket") return { constraints: { originKind: "vault" } };
  return permission === "public" && onEveryOrigin.has(document) ? {} : { constraints: { originKind: "portal" } };
}

function tooMany(_request: unknown, { ttl }: { ttl: number }): Problem {
  return new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds: Math.ceil(ttl / 1000) });
}

function needsBody({ definition }: Operation): boolean {
  const body: unknown = definition["requestBody"];
  return typeof body === "object" && body !== null && Reflect.get(body, "required") === true;
}

/** Method and path come from the document; the router's types require them all the same. */
function routeOf(operation: Operation, operations: Operations): RouteOptions {
  const entry = operations[operation.id];
  if (!entry) throw new Error(`openapi/${operation.document}.yaml promises ${operation.id}, which no module answers.`);
  const { handler, bodyLimit, callsPerMinute }: Exclude<OperationHandler, Handler> =
    typeof entry === "function" ? { handler: entry } : entry;
  const rateLimit = callsPerMinute && { max: callsPerMinute, timeWindow: "1 minute", errorResponseBuilder: tooMany };
  const config = { needsBody: needsBody(operation), ...(rateLimit && { rateLimit }) };
  return { handler, config, ...(bodyLimit ? { bodyLimit } : {}), ...originOf(operation) } as RouteOptions;
}

/**
 * Registers every operation of the contract: path, validation and permission come from the document, the handler from a
 * module. An operation without a handler, or a handler without an operation, fails the start.
 */
export async function serveContract(
  app: FastifyInstance,
  contracts: readonly ContractDocument[],
  operations: Operations,
): Promise<void> {
  const promised = contracts.flatMap(operationsOf);
  const stray = Object.keys(operations).find((id) => !promised.some((operation) => operation.id === id));
  if (stray) throw new Error(`A module answers ${stray}, which no document promises.`);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(() => JSON.stringify);
  const routes = new Map(promised.map((operation) => [operation.id, routeOf(operation, operations)]));
  for (const { id, route } of await routesOf(contracts)) app.route({ ...route, ...(routes.get(id) ?? missing(id)) });
}

type Promised = { id: string; route: RouteOptions };

/**
 * Method, path and schemas of every operation, cached: validating and resolving the documents takes most of an app's
 * start-up time.
 */
const routesOf = memoized(async (contracts: readonly ContractDocument[]): Promise<readonly Promised[]> => {
  const found: Promised[] = [];
  const reader = fastify({ exposeHeadRoutes: false });
  reader.addHook(
    "onRoute",
    (route) => void found.push({ id: String(Reflect.get(route.schema ?? {}, "operationId")), route: bare(route) }),
  );
  await reader.register(openapiGlue, {
    specification: requestsOf(contracts),
    operationResolver: () => () => undefined,
  });
  return found;
});

const bare = ({ method, url, schema, handler }: RouteOptions): RouteOptions => ({
  method,
  url,
  ...(schema && { schema }),
  handler,
});

function missing(id: string): never {
  throw new Error(`${id} is not in the contract.`);
}
