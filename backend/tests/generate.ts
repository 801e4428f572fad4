import fc, { type Arbitrary } from "fast-check";

type Schema = Record<string, unknown>;

/** Strings that commonly break programs. */
const naughty = [
  "",
  " ",
  "\u00A0",
  "\u200B",
  "\u202Eabc",
  "e\u0301",
  "\u0000",
  "a\r\nSet-Cookie: x=1",
  "１２３",
  "٣٤٥",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "${7*7}",
  "{a, plural,",
  "'\"`",
  "../../etc/passwd",
  "=cmd()",
  "%E0%A4%A",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "x".repeat(10_000),
];

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function refersTo(schema: Schema, document: Schema): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return schema;
  const found = reference
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (isSchema(at) ? at[key] : undefined), document);
  return isSchema(found) ? refersTo(found, document) : {};
}

const list = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

function text(schema: Schema): Arbitrary<unknown> {
  const [least, most] = [Number(schema["minLength"] ?? 0), Math.min(Number(schema["maxLength"] ?? 40), 200)];
  if (schema["format"] === "uuid") return fc.uuid();
  if (schema["format"] === "date-time")
    return fc
      .date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (schema["format"] === "date")
    return fc
      .date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (typeof schema["pattern"] === "string") return fc.stringMatching(new RegExp(schema["pattern"]));
  return fc.string({ minLength: least, maxLength: Math.max(least, most), unit: "binary" });
}

function object(schema: Schema, document: Schema): Arbitrary<unknown> {
  const properties = isSchema(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const model = Object.fromEntries(
    properties.map(([name, part]) => [name, valid(isSchema(part) ? part : {}, document)]),
  );
  const requiredKeys = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}

/** Generates values that match a schema. */
export function valid(given: Schema, document: Schema): Arbitrary<unknown> {
  const schema = refersTo(given, document);
  const either = [...list(schema["oneOf"]), ...list(schema["anyOf"])];
  if (either.length > 0) return fc.oneof(...either.map((part) => valid(part, document)));
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...schema["enum"]);
  if (schema["type"] === "object" || isSchema(schema["properties"])) return object(schema, document);
  if (schema["type"] === "array")
    return fc.array(valid(isSchema(schema["items"]) ? schema["items"] : {}, document), {
      minLength: Number(schema["minItems"] ?? 0),
      maxLength: Math.max(3, Number(schema["minItems"] ?? 0)),
    });
  if (schema["type"] === "integer")
    return fc.integer({ min: Number(schema["minimum"] ?? -1000), max: Number(schema["maximum"] ?? 1000) });
  if (schema["type"] === "number") return fc.double({ min: Number(schema["minimum"] ?? -1000), max: 1e6, noNaN: true });
  if (schema["type"] === "boolean") return fc.boolean();
  return text(schema);
}

/** Generates arbitrary values: wrong types, naughty strings, missing and extra parts. */
export const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e400, 1.5, [], {}, [[[]]], ...naughty),
  fc.string({ unit: "binary" }),
  fc.dictionary(
    fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...naughty.slice(0, 20))),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 5 },
  ),
);

/** Generates a value that matches a schema, or one with a part replaced, removed or added. */
export function perhapsValid(schema: Schema, document: Schema): Arbitrary<unknown> {
  const right = valid(schema, document);
  const spoiled = fc.tuple(right, fc.string({ maxLength: 8 }), anything, fc.nat()).map(([value, name, part, at]) => {
    if (!isSchema(value)) return part;
    const keys = Object.keys(value);
    return { ...value, [keys.length > 0 && at % 3 > 0 ? (keys[at % keys.length] ?? name) : name]: part };
  });
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 2, arbitrary: spoiled },
    { weight: 1, arbitrary: anything },
  );
}

export const naughtyStrings: readonly string[] = naughty;
