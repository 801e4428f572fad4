import addFormats from "ajv-formats";
import { _, Ajv2020, str, type CodeKeywordDefinition, type ErrorObject } from "ajv/dist/2020.js";
import type { FastifySchemaCompiler } from "fastify";
import { memoized } from "../lib/cache.ts";
import type { FieldProblem } from "../lib/problem.ts";

/** OpenAPI keywords inside schemas that validate nothing. */
const vocabulary = ["example", "xml", "externalDocs", "discriminator"];

function countCodePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return count;
}

/**
 * `maxLength` and `minLength` as Ajv has them, in code points, except that code points are counted only where the number
 * of UTF-16 units (one or two for each) leaves the answer open. Counting four million blocks every other request.
 */
function lengthLimit(keyword: "maxLength" | "minLength"): CodeKeywordDefinition {
  return {
    keyword,
    type: "string",
    schemaType: "number",
    error: {
      message: ({ schemaCode }) =>
        str`must NOT have ${keyword === "maxLength" ? "more" : "fewer"} than ${schemaCode} characters`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code: (context) => {
      const { gen, data, schemaCode: limit } = context;
      const length = _`${gen.scopeValue("func", { ref: countCodePoints })}(${data})`;
      context.fail(
        keyword === "maxLength"
          ? _`${data}.length > ${limit} && ${length} > ${limit}`
          : _`${data}.length < 2 * ${limit} && ${length} < ${limit}`,
      );
    },
  };
}

/** A validator of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function createAjv(options: { coerceTypes: boolean }): Ajv2020 {
  // Only own properties count: a polluted Object.prototype must not add fields to a body.
  const ajv = new Ajv2020({ ...options, allErrors: true, strict: false, allowUnionTypes: true, ownProperties: true });
  addFormats.default(ajv);
  return ajv
    .removeKeyword("maxLength")
    .removeKeyword("minLength")
    .addKeyword(lengthLimit("maxLength"))
    .addKeyword(lengthLimit("minLength"))
    .addVocabulary(vocabulary);
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

/**
 * The path of the field at fault. A name that the caller made up is not repeated, because it could contain anything.
 */
function fieldOf(error: ErrorObject): string {
  const parent = error.instancePath.split("/").slice(1);
  const own = error.keyword === "required" ? [nameIn(error.params, "missingProperty")] : [];
  return [...parent, ...own].join(".");
}

/** More than any form has fields: further errors are not reported. */
const maxFields = 50;

/** The validation errors of a request by field and code; values are never repeated. */
export function fieldProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const error of errors) {
    if (found.size === maxFields) break;
    const problem: FieldProblem = { field: fieldOf(error), code: codes[error.keyword] ?? "INVALID" };
    found.set(`${problem.field} ${problem.code}`, problem);
  }
  return [...found.values()];
}

type Validate = ((data: unknown) => boolean) & { errors?: ErrorObject[] | null };

/**
 * Compiles a schema when it validates for the first time: a start that compiled the schemas of every operation took two
 * seconds longer.
 */
const compiled = (coerceTypes: boolean) => {
  const ajv = createAjv({ coerceTypes });
  return memoized((schema: object): Validate => {
    let validate: Validate | undefined;
    const check: Validate = (data) => {
      validate ??= ajv.compile(schema) as Validate;
      const isValid = validate(data);
      check.errors = validate.errors ?? null;
      return isValid;
    };
    return check;
  });
};
const exact = compiled(false);
const coercing = compiled(true);

/** Bodies are validated without coercion; path, query and header parameters are coerced to the declared type. */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === "body" ? exact : coercing)(schema);
