import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operationsOf, type ContractDocument, type Operation } from "./contract.ts";
import { memoized } from "../lib/cache.ts";
import { operationIdOf } from "../lib/operations.ts";
import { previewHeader } from "./preview.ts";
import { createAjv } from "./validation.ts";

export type ResponseCheck = (status: number, contentType: string, payload: string) => string | undefined;

const escaped = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

function keysAt(value: unknown, ...path: string[]): Record<string, unknown> {
  const found = path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
  return typeof found === "object" && found !== null ? Object.fromEntries(Object.entries(found)) : {};
}

/** The JSON pointer of a response, resolved when it is in the components. */
function pointerOf(operation: Operation, status: number): string | undefined {
  const response = keysAt(operation.definition, "responses", String(status));
  if (Object.keys(response).length === 0) return undefined;
  const reference = response["$ref"];
  const inline = `#/paths/${escaped(operation.path)}/${operation.method.toLowerCase()}/responses/${status}`;
  return typeof reference === "string" ? reference : inline;
}

function responseAt(contract: ContractDocument, pointer: string): Record<string, unknown> {
  const path = pointer
    .slice(2)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keysAt(contract.document, ...path);
}

function checkOf(contract: ContractDocument, operation: Operation, ajv: ReturnType<typeof createAjv>): ResponseCheck {
  return (status, contentType, payload) => {
    const pointer = pointerOf(operation, status);
    if (!pointer) return `status ${status} is not in the document`;
    const content = keysAt(responseAt(contract, pointer), "content");
    if (Object.keys(content).length === 0) return payload === "" ? undefined : "a body where the document has none";
    if (!(contentType in content)) return `content type "${contentType}" of status ${status} is not in the document`;
    if (!contentType.endsWith("json")) return undefined;
    const validate = ajv.getSchema(`${contract.name}${pointer}/content/${escaped(contentType)}/schema`);
    return validate?.(JSON.parse(payload)) === false
      ? `status ${status}: ${ajv.errorsText(validate.errors)}`
      : undefined;
  };
}

/** A check of each documented operation, by its id; a check returns a sentence about what is wrong. */
export const responseChecks = memoized((contracts: readonly ContractDocument[]): ReadonlyMap<string, ResponseCheck> => {
  const ajv = createAjv({ coerceTypes: false });
  for (const { name, document } of contracts) ajv.addSchema(document, name);
  return new Map(
    contracts.flatMap((contract) =>
      operationsOf(contract).map((operation) => [operation.id, checkOf(contract, operation, ajv)]),
    ),
  );
});

function mediaType(reply: FastifyReply): string {
  return String(reply.getHeader("content-type") ?? "").split(";")[0] ?? "";
}

/** Rejections by the hooks (previews and misdirected hosts) are not in the documents, so they are not checked. */
const refusedAtDoor = ({ headers }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode === 421 || (headers[previewHeader] !== undefined && [401, 403].includes(statusCode));

/**
 * Validates every response of a documented operation against its document (CALL-04): status, content type, body.
 * @param onViolation gets a sentence; tests collect it, production logs it
 */
export function checkResponses(
  app: FastifyInstance,
  contracts: readonly ContractDocument[],
  onViolation: (sentence: string) => void,
): void {
  const checks = responseChecks(contracts);
  app.addHook("onSend", async (request, reply, payload) => {
    const check = checks.get(operationIdOf(request));
    if (
      !check ||
      refusedAtDoor(request, reply) ||
      (payload !== null && payload !== undefined && typeof payload !== "string")
    )
      return payload;
    const error = check(
      reply.statusCode,
      mediaType(reply),
      typeof payload === "string" && request.method !== "HEAD" ? payload : "",
    );
    if (error) onViolation(`${operationIdOf(request)}: ${error}`);
    return payload;
  });
}
