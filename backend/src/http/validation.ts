import addFormats from "ajv-formats";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { FastifySchemaCompiler } from "fastify";
import { onceFor } from "../lib/onceFor.ts";
import type { FieldProblem } from "../lib/problem.ts";

/** OpenAPI's own words inside schemas, which validate nothing. */
const vocabulary = ["example", "xml", "externalDocs", "discriminator"];

/** A validator of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function createAjv(options: { coerceTypes: boolean }): Ajv2020 {
  // Own properties alone: a name that something put on Object.prototype is in no body.
  const ajv = new Ajv2020({ ...options, allErrors: true, strict: false, allowUnionTypes: true, ownProperties: true });
  addFormats.default(ajv);
  return ajv.addVocabulary(vocabulary);
}

type Code = FieldProblem["code"];

const codes: Record<string, Code> = {
  required: "MISSING",
  minLength: "TOO_SHORT",
  minItems: "TOO_SHORT",
  maxLength: "TOO_LONG",
  maxItems: "TOO_LONG",
  minimum: "OUT_OF_RANGE",
  maximum: "OUT_OF_RANGE",
  additionalProperties: "NOT_SUPPORTED",
  unevaluatedProperties: "NOT_SUPPORTED",
};

function nameIn(params: ErrorObject["params"], key: string): string {
  const name: unknown = params[key];
  return typeof name === "string" ? name : "";
}

/** Path of the field that a violation is about. A name that the caller made up is not repeated: it could hold anything. */
function fieldOf(error: ErrorObject): string {
  const parent = error.instancePath.split("/").slice(1);
  const own = error.keyword === "required" ? [nameIn(error.params, "missingProperty")] : [];
  return [...parent, ...own].join(".");
}

/** More than any form has fields: whoever sends thousands of wrong ones is not told about each. */
const mostFields = 50;

/** What is wrong with a request, by field and code; values are never repeated. */
export function fieldProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const error of errors) {
    if (found.size === mostFields) break;
    const problem: FieldProblem = { field: fieldOf(error), code: codes[error.keyword] ?? "INVALID" };
    found.set(`${problem.field} ${problem.code}`, problem);
  }
  return [...found.values()];
}

const compiled = (coerceTypes: boolean) => {
  const ajv = createAjv({ coerceTypes });
  return onceFor((schema: object) => ajv.compile(schema));
};
const exact = compiled(false);
const coercing = compiled(true);

/** Bodies are taken as they are; text from paths, queries and headers is read as the type that the document names. */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => (httpPart === "body" ? exact : coercing)(schema);
