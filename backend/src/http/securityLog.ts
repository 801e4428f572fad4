import type { FastifyInstance, FastifyRequest } from "fastify";
import { Kind, OperationTypeNode, parse } from "graphql";
import type { Dependencies } from "../dependencies.ts";
import { securityLog } from "../lib/logger.ts";
import { maxTokens } from "../lib/graphDocument.ts";
import type { ProblemCode } from "../lib/problem.ts";
import { operationIdOf } from "../lib/operations.ts";

/** Facts about a request that become known while it is handled. */
type Audited = {
  /** The user who signed in, or a hash of the user name that was tried. */
  who?: string;
  nameHash?: string;
  /** The last four digits of the account number that was tried. */
  accountEnding?: string;
  result?: string;
  /** The GraphQL response body, because its HTTP status does not show a refusal. */
  graphAnswer?: string;
};

declare module "fastify" {
  interface FastifyRequest {
    audited: Audited;
  }
}

/** Frequent operations that change nothing worth an audit entry. */
const unnoticed = new Set([
  "pingSession",
  "ingestEvents",
  "reportContentErrors",
  "reportPolicyViolations",
  "evaluateToggles",
  "evaluateToggle",
  "previewToggle",
  "sayWhereIAm",
  "takeSpeedTestBytes",
  "setLanguage",
]);

/** Refusals that may indicate an attack, logged for every operation. */
const telling = new Set<string>([
  "CSRF_TOKEN_INVALID",
  "NOT_ALLOWED",
  "STEP_UP_REQUIRED",
  "SECOND_FACTOR_MISSING",
  "INVALID_CREDENTIALS",
  "SECOND_FACTOR_WRONG",
  "TOO_MANY_REQUESTS",
  "TICKET_INVALID",
  "SIGNATURE_INVALID",
  "OUTSIDE_YOUR_SCOPE",
  "PREVIEW_READ_ONLY",
  "OWN_CHANGES",
  "OWN_ROLES",
] satisfies ProblemCode[]);

/** The mutations in a GraphQL document; none when it only queries or is invalid. */
function mutationsIn(query: string): string[] {
  try {
    const operations = parse(query, { maxTokens, noLocation: true }).definitions.filter(
      (part) => part.kind === Kind.OPERATION_DEFINITION,
    );
    const changes = operations.filter(({ operation }) => operation === OperationTypeNode.MUTATION);
    return changes.flatMap(({ selectionSet }) =>
      selectionSet.selections.flatMap((part) => (part.kind === Kind.FIELD ? [part.name.value] : [])),
    );
  } catch {
    return [];
  }
}

function eventsOf(request: FastifyRequest): string[] {
  const {
    method,
    body,
    routeOptions: { config },
  } = request;
  if (config.graph) return mutationsIn(String(Reflect.get(Object(body), "query") ?? ""));
  const id = operationIdOf(request);
  return id === "" || method === "GET" || method === "HEAD" || unnoticed.has(id) ? [] : [id];
}

/** The result of a mutation: an error has a code, a refusal a type of its own. */
function graphResult(answer: string): string {
  const { data, errors } = JSON.parse(answer) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions?: { code?: unknown } }[];
  };
  const { __typename: type, code } = Object(Object.values(data ?? {})[0]) as { __typename?: unknown; code?: unknown };
  const words = [errors?.[0]?.extensions?.code, type, code].filter(
    (word) => typeof word === "string" && /^\w{1,60}$/.test(word),
  );
  return words.length > 0 ? words.join(" ") : "success";
}

function resultOf({ audited: { result, graphAnswer } }: FastifyRequest, status: number): string {
  if (result !== undefined) return result;
  if (status >= 400) return String(status);
  return graphAnswer === undefined ? "success" : graphResult(graphAnswer);
}

/** The account that a call names, or else the caller's current one. */
function accountOf({ body, params, principal }: FastifyRequest): string | undefined {
  const input: unknown = Reflect.get(Object(Reflect.get(Object(body), "variables")), "input");
  const named = [params, body, input]
    .map((part) => Reflect.get(Object(part), "accountId") as unknown)
    .find((id) => typeof id === "string" && /^\d{1,20}$/.test(id));
  return typeof named === "string" ? named : principal?.accountIds[0];
}

/**
 * The security audit log: user, action, account, address and result, one line per call. It is written at every
 * LOG_LEVEL except silent, and holds no secrets: no bodies, queries or tokens, and only a hash of a user name that
 * failed to sign in.
 */
export function writeSecurityLog(app: FastifyInstance, { logger }: Pick<Dependencies, "logger">): void {
  const log = securityLog(logger);
  app.decorateRequest("audited");
  app.addHook("onRequest", async (request) => void (request.audited = {}));
  app.addHook("onResponse", async (request, { statusCode }) => {
    const { audited, principal, ip, id } = request;
    const events = eventsOf(request);
    if (events.length === 0 && audited.result === undefined) return;
    const result = resultOf(request, statusCode);
    if (events.length === 0 && telling.has(result))
      events.push(operationIdOf(request) || (request.routeOptions.url ?? "unknown"));
    for (const event of events) {
      const about = {
        event,
        result,
        who: audited.who ?? principal?.username,
        nameHash: audited.nameHash,
        accountEnding: audited.accountEnding,
        account: accountOf(request),
        address: ip,
        transactionId: id,
      };
      log.info(about, "security");
    }
  });
}
