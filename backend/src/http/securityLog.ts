import type { FastifyInstance, FastifyRequest } from "fastify";
import { Kind, OperationTypeNode, parse } from "graphql";
import type { Dependencies } from "../dependencies.ts";
import { securityLog } from "../lib/logger.ts";
import { mostTokens } from "../lib/graphDocument.ts";
import type { ProblemCode } from "../lib/problem.ts";
import { operationIdOf } from "./operationId.ts";

/** What becomes known about a call only while it is answered. */
type Audited = {
  /** Who signed in, or a hash of the name that was tried. */
  who?: string;
  nameHash?: string;
  result?: string;
  /** The answer of the graph: its status says nothing of a refusal. */
  graphAnswer?: string;
};

declare module "fastify" {
  interface FastifyRequest {
    audited: Audited;
  }
}

/** Change nothing that anybody would ask about later, and come all the time. */
const unnoticed = new Set(["pingSession", "ingestEvents", "reportContentErrors", "reportPolicyViolations", "evaluateToggles", "evaluateToggle", "checkMessages", "previewToggle", "sayWhereIAm", "takeSpeedTestBytes", "setLanguage"]);

/** Refusals that show that somebody tries what is not theirs, whatever they called. */
const telling = new Set<string>(["CSRF_TOKEN_INVALID", "NOT_ALLOWED", "INVALID_CREDENTIALS", "TOO_MANY_REQUESTS", "TICKET_INVALID", "OUTSIDE_YOUR_SCOPE", "PREVIEW_READ_ONLY", "OWN_CHANGES", "OWN_ROLES"] satisfies ProblemCode[]);

/** The changes that a document of the graph asks for; none when it only reads or can't be read. */
function mutationsIn(query: string): string[] {
  try {
    const operations = parse(query, { maxTokens: mostTokens, noLocation: true }).definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
    const changes = operations.filter(({ operation }) => operation === OperationTypeNode.MUTATION);
    return changes.flatMap(({ selectionSet }) => selectionSet.selections.flatMap((part) => (part.kind === Kind.FIELD ? [part.name.value] : [])));
  } catch {
    return [];
  }
}

function eventsOf(request: FastifyRequest): string[] {
  const { method, body, routeOptions: { config } } = request;
  if (config.graph) return mutationsIn(String(Reflect.get(Object(body), "query") ?? ""));
  const id = operationIdOf(request);
  return id === "" || method === "GET" || method === "HEAD" || unnoticed.has(id) ? [] : [id];
}

/** What came of a change in the graph: an error has a code, a refusal a type of its own. */
function graphResult(answer: string): string {
  const { data, errors } = JSON.parse(answer) as { data?: Record<string, unknown> | null; errors?: { extensions?: { code?: unknown } }[] };
  const { __typename: type, code } = Object(Object.values(data ?? {})[0]) as { __typename?: unknown; code?: unknown };
  const words = [errors?.[0]?.extensions?.code, type, code].filter((word) => typeof word === "string" && /^\w{1,60}$/.test(word));
  return words.length > 0 ? words.join(" ") : "success";
}

function resultOf({ audited: { result, graphAnswer } }: FastifyRequest, status: number): string {
  if (result !== undefined) return result;
  if (status >= 400) return String(status);
  return graphAnswer === undefined ? "success" : graphResult(graphAnswer);
}

/** The account that a call names, else the current one of whoever calls. */
function accountOf({ body, params, principal }: FastifyRequest): string | undefined {
  const input: unknown = Reflect.get(Object(Reflect.get(Object(body), "variables")), "input");
  const named = [params, body, input].map((part) => Reflect.get(Object(part), "accountId") as unknown).find((id) => typeof id === "string" && /^\d{1,20}$/.test(id));
  return typeof named === "string" ? named : principal?.accountIds[0];
}

/**
 * The security log: who did what to which account, from where, and what came of it, one line each. It is written at every LOG_LEVEL but silent, and
 * holds no secrets: no bodies, no queries, no tokens, and of a name that nobody signed in with a hash.
 */
export function keepSecurityLog(app: FastifyInstance, { logger }: Pick<Dependencies, "logger">): void {
  const log = securityLog(logger);
  app.decorateRequest("audited");
  app.addHook("onRequest", async (request) => void (request.audited = {}));
  app.addHook("onResponse", async (request, { statusCode }) => {
    const { audited, principal, ip, id } = request;
    const events = eventsOf(request);
    if (events.length === 0 && audited.result === undefined) return;
    const result = resultOf(request, statusCode);
    if (events.length === 0 && telling.has(result)) events.push(operationIdOf(request) || (request.routeOptions.url ?? "unknown"));
    for (const event of events) {
      const about = { event, result, who: audited.who ?? principal?.username, nameHash: audited.nameHash, account: accountOf(request), address: ip, transactionId: id };
      log.info(about, "security");
    }
  });
}
