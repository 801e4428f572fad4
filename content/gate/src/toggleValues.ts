import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { ToggleEntry, ToggleValue } from "./toggleEntry.ts";

/** What a value has to be like. */
export type ValueShape = Pick<ToggleEntry, "type" | "schema">;

const ajv = new Ajv2020({ strict: true });
const compiled = new WeakMap<object, ValidateFunction>();

/** @throws when the schema is none */
function validatorOf(schema: object): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, known);
  return known;
}

const bound = (schema: Readonly<Record<string, unknown>>, name: "minimum" | "maximum") => (typeof schema[name] === "number" ? String(schema[name]) : "");

/** What a value may be, in signs that need no language: the words listed, the bounds, or an example. */
export function expectedValues({ type, schema = {} }: ValueShape): string[] {
  if (Array.isArray(schema["enum"])) return schema["enum"].map(String);
  const [least, most] = [bound(schema, "minimum"), bound(schema, "maximum")];
  if (least || most) return [`${least}–${most}`];
  return Array.isArray(schema["examples"]) ? schema["examples"].map(String) : [type];
}

/** Whether a variant may have a value. */
export function isValueOf({ type, schema }: ValueShape, value: unknown): value is ToggleValue {
  return typeof value === type && (schema === undefined || validatorOf(schema)(value));
}

/** What is wrong with the schema of an entry of the register. */
export function schemaFault({ schema }: Partial<ToggleEntry>): string | undefined {
  if (schema === undefined) return undefined;
  try {
    validatorOf(schema);
    return undefined;
  } catch (error) {
    return `has a schema that is none: ${error instanceof Error ? error.message : "unreadable"}`;
  }
}

/** What is wrong with its default, given that the schema is one. */
export function defaultFault({ type, schema, default: first }: Partial<ToggleEntry>): string | undefined {
  if (type === undefined || typeof first !== type) return "its default is not of its type";
  return isValueOf({ type, ...(schema ? { schema } : {}) }, first) ? undefined : "its default does not fit its schema";
}
