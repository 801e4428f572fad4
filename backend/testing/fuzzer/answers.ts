import { loadContract, type ContractDocument, type Operation } from "../../src/http/contract.ts";
import { responseChecks } from "../../src/http/responseCheck.ts";
import { createAjv } from "../../src/http/validation.ts";
import { memoized } from "../../src/lib/cache.ts";
import { isSchema, refersTo, type Schema } from "./generate.ts";
import { bodySchemaOf, parametersOf, type Generated } from "./requests.ts";

/** An answer that was read. */
export type Answer = { status: number; type: string; text: string };

/** Rules that a schema cannot say: a name, an address, a password, accepted terms, the choices of a topic. The refusal names the field. */
const refuseFields = new Set(["requestAccountCreation", "completeAccountCreation", "placeOrder", "setEmailPreference"]);

export async function readAnswer(response: Response): Promise<Answer> {
  const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
  return { status: response.status, type, text: await response.text() };
}

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The parsed body; undefined when it is no JSON. */
export function jsonOf({ text, type }: Pick<Answer, "text" | "type">): unknown {
  if (!type.endsWith("json")) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const parts = (schema: Schema, key: string) => (Array.isArray(schema[key]) ? schema[key].filter(isSchema) : []);

/** A schema and all that it combines: referenced, `allOf`, `oneOf`, `anyOf`. */
function combined(given: Schema, document: Schema): Schema[] {
  const schema = refersTo(given, document);
  const within = ["allOf", "oneOf", "anyOf"].flatMap((key) => parts(schema, key));
  return [schema, ...within.flatMap((part) => combined(part, document))];
}

/** The path of the first property that no schema declares, also where the document does not forbid others. */
function undeclaredProperty(value: unknown, given: Schema, document: Schema, path = ""): string | undefined {
  const schemas = combined(given, document);
  if (Array.isArray(value)) {
    const items = schemas.map((schema) => schema["items"]).filter(isSchema);
    return items.length === 0
      ? undefined
      : firstOf(value, (item) => undeclaredProperty(item, { anyOf: items }, document, `${path}[]`));
  }
  const declaring = schemas.filter((schema) => isSchema(schema["properties"]));
  if (!isSchema(value) || declaring.length === 0) return undefined;
  const open = schemas.some(
    ({ additionalProperties }) => additionalProperties === true || isSchema(additionalProperties),
  );
  return firstOf(Object.entries(value), ([name, part]) => {
    const declared = declaring.map((schema) => (schema["properties"] as Schema)[name]).filter(isSchema);
    if (declared.length === 0) return open ? undefined : `${path}.${name}`;
    return undeclaredProperty(part, { anyOf: declared }, document, `${path}.${name}`);
  });
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const schemaOfAnswer = (operation: Operation, { document }: ContractDocument, { status, type }: Answer): Schema => {
  const responses = operation.definition["responses"];
  const response = isSchema(responses) && isSchema(responses[status]) ? refersTo(responses[status], document) : {};
  const content = isSchema(response["content"]) ? response["content"][type] : undefined;
  return isSchema(content) && isSchema(content["schema"]) ? content["schema"] : {};
};

const bodyValidators = memoized((contract: ContractDocument) => {
  const ajv = createAjv({ coerceTypes: false });
  ajv.addSchema(contract.document, "document");
  return ajv;
});

/** Whether a body fits the document; undefined for an operation without one. */
function bodyFits(operation: Operation, contract: ContractDocument, body: unknown): boolean | undefined {
  if (!bodySchemaOf(operation)) return undefined;
  const path = operation.path.replaceAll("~", "~0").replaceAll("/", "~1");
  const pointer = `document#/paths/${path}/${operation.method.toLowerCase()}/requestBody/content/application~1json/schema`;
  const validate = bodyValidators(contract).getSchema(encodeURI(pointer).replaceAll("%7B", "{").replaceAll("%7D", "}"));
  return validate?.(JSON.parse(JSON.stringify(body ?? null))) === true;
}

const queryChecks = memoized((operation: Operation) => {
  const ajv = createAjv({ coerceTypes: true });
  return memoized((contract: ContractDocument) =>
    parametersOf(operation, contract)
      .filter((parameter) => parameter.in === "query")
      .map(({ name, schema }) => ({
        name,
        validate: ajv.compile({ ...schema, components: contract.document["components"] }),
      })),
  );
});

/** Whether every value in the query fits, as text: what a browser sends has no other type. */
const queryFits = (operation: Operation, contract: ContractDocument, { query }: Generated): boolean =>
  queryChecks(operation)(contract).every(
    ({ name, validate }) => !query.has(name) || validate(query.get(name)) === true,
  );

/** The first list of an answer, which is what a limit counts. */
function listedIn(value: unknown): number {
  const lists = isSchema(value) ? Object.values(value).filter((part) => Array.isArray(part)) : [value];
  return Array.isArray(lists[0]) ? lists[0].length : 0;
}

const responseFault = (operation: Operation, { status, type, text }: Answer): string | undefined => {
  if (status >= 500) return `status ${status}`;
  try {
    return responseChecks(loadContract()).get(operation.id)?.(status, type, text);
  } catch {
    return `the body of status ${status} is no JSON`;
  }
};

/** What is wrong with a refusal: RFC 9457, except where OpenFeature's protocol has errors of its own. */
function refusalFault({ document }: Operation, { status, type, text }: Answer): string | undefined {
  if (status < 400 || document === "ofrep") return undefined;
  const problem = jsonOf({ type, text });
  if (type !== "application/problem+json" || !isSchema(problem)) return `a refusal (${status}) of type "${type}"`;
  return problem["status"] === status
    ? undefined
    : `a problem of status ${String(problem["status"])} sent as ${status}`;
}

/**
 * The database cannot store U+0000 and lone surrogates, and names of a prototype are refused while parsing: rejected
 * anywhere, whatever the schema allows.
 */
const mayBeStored = (body: unknown): boolean =>
  !/\\u0000|\\ud[89a-f]|"__proto__":|"constructor":/i.test(JSON.stringify(body ?? null));

function acceptanceFault(operation: Operation, contract: ContractDocument, request: Generated, answer: Answer) {
  const fits = bodyFits(operation, contract, request.body);
  if (isOk(answer) && fits === false) return "a body that the document refuses was accepted";
  if (isOk(answer) && !queryFits(operation, contract, request)) return "a query that the document refuses was accepted";
  if (fits !== true || !mayBeStored(request.body) || operation.path.includes("{") || request.query.size > 0)
    return undefined;
  if (!answer.text.includes('"INVALID_REQUEST"')) return undefined;
  const { fields } = Object(jsonOf(answer)) as { fields?: unknown };
  const namesField =
    Array.isArray(fields) && fields.some((field) => isSchema(field) && typeof field["field"] === "string");
  return refuseFields.has(operation.id) && namesField
    ? undefined
    : "a body that fits the document was refused as invalid";
}

/**
 * What is wrong with an answer, as a sentence: against its document, and by rules that hold for every operation.
 * Undefined when nothing is.
 */
export function validateCaseAnswer(
  operation: Operation,
  contract: ContractDocument,
  request: Generated,
  answer: Answer,
): string | undefined {
  const limit = Number(request.query.get("limit") ?? Infinity);
  const body = jsonOf(answer);
  return (
    responseFault(operation, answer) ??
    refusalFault(operation, answer) ??
    acceptanceFault(operation, contract, request, answer) ??
    (isOk(answer) && listedIn(body) > limit ? `${listedIn(body)} items, where the limit is ${limit}` : undefined) ??
    undeclaredIn(body, operation, contract, answer)
  );
}

function undeclaredIn(body: unknown, operation: Operation, contract: ContractDocument, answer: Answer) {
  const found = undeclaredProperty(body, schemaOfAnswer(operation, contract, answer), contract.document);
  return found && `${found} is in no document`;
}
