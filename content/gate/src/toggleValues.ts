import { Ajv2020 } from "ajv/dist/2020.js";
import type { ToggleEntry, ToggleValue } from "./toggleEntry.ts";

/** What a value must satisfy: type and JSON Schema. */
export type ValueShape = Pick<ToggleEntry, "type" | "schema">;

/** Ajv, strict by default: a misspelled keyword throws. It caches compiled schemas. */
const ajv = new Ajv2020();

const bound = (schema: Readonly<Record<string, unknown>>, name: "minimum" | "maximum") =>
  typeof schema[name] === "number" ? String(schema[name]) : "";

/** The allowed values in a language-neutral form: the enum, the bounds, or an example. */
export function expectedValues({ type, schema = {} }: ValueShape): string[] {
  if (Array.isArray(schema["enum"])) return schema["enum"].map(String);
  const [min, max] = [bound(schema, "minimum"), bound(schema, "maximum")];
  if (min || max) return [`${min}–${max}`];
  return Array.isArray(schema["examples"]) ? schema["examples"].map(String) : [type];
}

/** Whether a value is valid for a variant. */
export function isValueOf({ type, schema }: ValueShape, value: unknown): value is ToggleValue {
  return typeof value === type && (schema === undefined || ajv.compile(schema)(value));
}

/** Validates the schema of a register entry. */
export function schemaError({ schema }: Partial<ToggleEntry>): string | undefined {
  if (schema === undefined) return undefined;
  try {
    ajv.compile(schema);
    return undefined;
  } catch (error) {
    return `has a schema that is none: ${(error as Error).message}`;
  }
}

/** Validates the default value against a valid schema. */
export function defaultError(entry: Partial<ToggleEntry>): string | undefined {
  if (typeof entry.default !== entry.type) return "its default is not of its type";
  return isValueOf(entry as ValueShape, entry.default) ? undefined : "its default does not fit its schema";
}
