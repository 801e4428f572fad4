import fc, { type Arbitrary } from "fast-check";
import type { ContractDocument, Operation } from "../../src/http/contract.ts";
import type { TestClient } from "../testClient.ts";
import {
  anything,
  edgeValue,
  isSchema,
  namedValue,
  perhapsValid,
  refersTo,
  valid,
  type Schema,
  type Setting,
} from "./generate.ts";

/** A request to one operation, before it is sent. */
export type Generated = {
  path: string;
  query: URLSearchParams;
  /** The values of the parameters by name. */
  values: Readonly<Record<string, unknown>>;
  body: unknown;
  headers: Readonly<Record<string, string>>;
};

export type Parameter = { name: string; in: string; required?: boolean; schema: Schema };

/** The parameters of an operation in the path, the query and the headers. */
export function parametersOf(operation: Operation, { document }: ContractDocument): Parameter[] {
  const all = Array.isArray(operation.definition["parameters"]) ? operation.definition["parameters"] : [];
  return all.map((parameter) => refersTo(parameter as Schema, document) as unknown as Parameter);
}

const at = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((found, key) => Reflect.get(Object(found), key), value);

/** The schema of an operation's JSON body; undefined when it takes none. */
export function bodySchemaOf({ definition }: Operation): Schema | undefined {
  const schema = at(definition, ["requestBody", "content", "application/json", "schema"]);
  return isSchema(schema) ? schema : undefined;
}

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "null"));

const generatedPlaces = new Set(["path", "query"]);

/** A parameter in the path or the query: mostly with a value that exists, sometimes left out, sometimes anything. */
function valueOf({ name, required, schema, ...place }: Parameter, setting: Setting): Arbitrary<unknown> {
  const value = fc.oneof(
    { weight: 4, arbitrary: namedValue(name, schema, setting) },
    { weight: 2, arbitrary: perhapsValid(schema, setting) },
    { weight: 1, arbitrary: anything },
  );
  const mayBeMissing = place.in === "query" && required !== true;
  return mayBeMissing ? fc.option(value, { nil: undefined, freq: 2 }) : value;
}

/** The version of a change: the first one of most rows. */
const versions = fc.constantFrom('"1"', '"0"', '"2"', "*", "none");

const headersOf = (parameters: readonly Parameter[]): Arbitrary<Record<string, string>> =>
  parameters.some(({ name }) => name.toLowerCase() === "if-match")
    ? versions.map((version): Record<string, string> => (version === "none" ? {} : { "if-match": version }))
    : fc.constant({});

/** A request with these values: what is put into the path is encoded, and a path of dots would leave the operation. */
function requestOf(
  operation: Operation,
  parameters: readonly Parameter[],
  values: Record<string, unknown>,
): Pick<Generated, "path" | "query" | "values"> {
  const isGiven = ({ name }: Parameter) => values[name] !== undefined;
  const path = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (left, { name }) =>
        left.replace(`{${name}}`, encodeURIComponent(asText(values[name]).toWellFormed()).replace(/^\.+$/, "x") || "x"),
      operation.path,
    );
  const inQuery = parameters.filter((parameter) => parameter.in === "query").filter(isGiven);
  return { path, query: new URLSearchParams(inQuery.map(({ name }) => [name, asText(values[name])])), values };
}

/** Requests to an operation, about half of them invalid. */
export function requestsTo(operation: Operation, contract: ContractDocument, known: Setting["known"]) {
  const setting: Setting = { document: contract.document, known };
  const all = parametersOf(operation, contract);
  const parameters = all.filter((parameter) => generatedPlaces.has(parameter.in));
  const schema = bodySchemaOf(operation);
  const values = fc.record(Object.fromEntries(parameters.map((each) => [each.name, valueOf(each, setting)])));
  const body = schema ? perhapsValid(schema, setting) : fc.constant(undefined);
  return fc
    .record({ values, body, headers: headersOf(all) })
    .map((given): Generated => ({ ...given, ...requestOf(operation, parameters, given.values) }));
}

/** Requests that fit the document, with these values where the names match and nowhere another. */
export function fittingRequestsTo(operation: Operation, contract: ContractDocument, fixed: Setting["known"]) {
  const setting: Setting = { document: contract.document, known: fixed };
  const all = parametersOf(operation, contract);
  const parameters = all.filter((parameter) => generatedPlaces.has(parameter.in));
  const exactly = ({ name, schema }: Parameter) => {
    const values = fixed.get(name) ?? [];
    return values.length > 0 ? fc.constantFrom(...values) : valid(schema, setting);
  };
  const schema = bodySchemaOf(operation);
  const values = fc.record(Object.fromEntries(parameters.map((each) => [each.name, exactly(each)])));
  const body = schema ? valid(schema, setting).map((each) => withFixed(each, fixed)) : fc.constant(undefined);
  return fc
    .record({ values, body })
    .map((given): Generated => ({ ...given, headers: {}, ...requestOf(operation, parameters, given.values) }));
}

/** How many requests at the edges of the schemas each operation gets. */
const edgeVariants = [0, 1, 2, 3];

/** Requests that fit the document, with values at the edges of its schemas; parameters may be left out in every other. */
export function edgeRequestsTo(operation: Operation, contract: ContractDocument, known: Setting["known"]): Generated[] {
  const setting: Setting = { document: contract.document, known };
  const all = parametersOf(operation, contract);
  const parameters = all.filter((parameter) => generatedPlaces.has(parameter.in));
  const schema = bodySchemaOf(operation);
  return edgeVariants.map((variant) => {
    const isSent = (each: Parameter) =>
      each.in === "path" || each.required === true || each.name === "limit" || variant < 2;
    const values = parameters
      .filter(isSent)
      .map(({ name, schema: part }) => [name, edgeValue(name, part, setting, variant)]);
    const given = requestOf(operation, parameters, Object.fromEntries(values) as Record<string, unknown>);
    return { ...given, headers: {}, body: schema && edgeValue("", schema, setting, variant) };
  });
}

/** Bodies that fit but for one property of another type: one for each property. */
export function wrongTypeRequestsTo(operation: Operation, contract: ContractDocument, known: Setting["known"]) {
  const [fitting] = edgeRequestsTo(operation, contract, known);
  const { body } = fitting ?? {};
  if (!fitting || !isSchema(body)) return [];
  const spoiled = (value: unknown) => (typeof value === "number" ? String(value) : 1);
  return Object.entries(body).map(([name, value]): Generated => ({
    ...fitting,
    body: { ...body, [name]: spoiled(value) },
  }));
}

function withFixed(body: unknown, fixed: Setting["known"]): unknown {
  if (!isSchema(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, fixed.get(name)?.[0] ?? value]));
}

/** The address of a request. */
export const addressOf = ({ path, query }: Generated): string => (query.size > 0 ? `${path}?${query}` : path);

/** Sends a request as the portal's client does, or as the card form to the vault. */
export function send(caller: TestClient, { method, permission }: Operation, request: Generated): Promise<Response> {
  const { body, headers } = request;
  if (permission === "vault-ticket")
    return caller.browser.vaultFetch(addressOf(request), {
      method,
      headers: {
        "content-type": "application/json",
        "x-vendor-key": "SMB",
        "x-client-type": "SSPP",
        authorization: "Bearer none",
      },
      body: JSON.stringify(body),
    });
  return method === "GET"
    ? caller.get(addressOf(request), headers)
    : caller.send(method as "POST", addressOf(request), body, {
        ...(body === undefined ? { "content-type": null } : {}),
        ...headers,
      });
}
