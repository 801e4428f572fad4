import fc, { type Arbitrary } from "fast-check";

export type Schema = Record<string, unknown>;

/** Values that exist on the server, by the name of the parameter or property that takes them. */
export type Known = ReadonlyMap<string, readonly unknown[]>;

/** What a schema's references and names are resolved with. */
export type Setting = { document: Schema; known: Known };

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

export const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function refersTo(schema: Schema, document: Schema): Schema {
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
  const [min, max] = [Number(schema["minLength"] ?? 0), Math.min(Number(schema["maxLength"] ?? 40), 200)];
  if (schema["format"] === "uuid") return fc.uuid();
  if (schema["format"] === "email") return fc.emailAddress({ size: "small" });
  if (schema["format"] === "date-time")
    return fc
      .date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (schema["format"] === "date")
    return fc
      .date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (typeof schema["pattern"] === "string") return fc.stringMatching(new RegExp(schema["pattern"]));
  const any = fc.string({ minLength: min, maxLength: Math.max(min, max), unit: "binary" });
  const fitting = naughty.filter((each) => each.length >= min && each.length <= max);
  return fitting.length > 0 ? fc.oneof({ weight: 2, arbitrary: any }, fc.constantFrom(...fitting)) : any;
}

/** A value that exists on the server where one is known, otherwise one that fits the schema. */
export function namedValue(name: string, schema: Schema, setting: Setting): Arbitrary<unknown> {
  const known = setting.known.get(name) ?? [];
  const fitting = valid(schema, setting);
  return known.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, fitting) : fitting;
}

function object(schema: Schema, setting: Setting): Arbitrary<unknown> {
  const properties = isSchema(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const model = Object.fromEntries(
    properties.map(([name, part]) => [name, namedValue(name, isSchema(part) ? part : {}, setting)]),
  );
  const requiredKeys = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  return fc.record(model, { requiredKeys, noNullPrototype: true });
}

/** Generates values that match a schema. */
export function valid(given: Schema, setting: Setting): Arbitrary<unknown> {
  const schema = refersTo(given, setting.document);
  const either = [...list(schema["oneOf"]), ...list(schema["anyOf"])];
  if (either.length > 0) return fc.oneof(...either.map((part) => valid(part, setting)));
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...schema["enum"]);
  if (schema["type"] === "object" || isSchema(schema["properties"])) return object(schema, setting);
  if (schema["type"] === "array")
    return fc.array(valid(isSchema(schema["items"]) ? schema["items"] : {}, setting), {
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
export function perhapsValid(schema: Schema, setting: Setting): Arbitrary<unknown> {
  const right = valid(schema, setting);
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

/** All unusual strings in a few: each contains as many as fit. A lone one would need a request of its own. */
function unusualText(schema: Schema, variant: number): string {
  const max = Math.min(Number(schema["maxLength"] ?? 200), 200);
  const storable = naughty.filter((each) => each.length < 100 && !each.includes("\u0000"));
  const turned = [...storable.slice((variant * 5) % storable.length), ...storable];
  const joined = turned.reduce((text, each) => (text.length + each.length <= max ? text + each : text), "");
  return joined.trim() === "" ? "%".repeat(Math.max(1, Number(schema["minLength"] ?? 1))) : joined;
}

/**
 * One value at an edge of a schema: the least and the greatest number in turn, text of unusual characters, each value
 * of an enum and each alternative in turn, the fewest items of a list, all properties of an object.
 */
export function edgeValue(name: string, given: Schema, setting: Setting, variant: number): unknown {
  const schema = refersTo(given, setting.document);
  const known = setting.known.get(name) ?? [];
  if (known.length > 0) return known[variant % known.length];
  const either = [...list(schema["oneOf"]), ...list(schema["anyOf"])];
  if (either.length > 0) return edgeValue(name, either[variant % either.length] ?? {}, setting, variant);
  if (Array.isArray(schema["enum"])) return schema["enum"][variant % schema["enum"].length];
  if (isSchema(schema["properties"]))
    return Object.fromEntries(
      Object.entries(schema["properties"]).map(([key, part]) => [
        key,
        edgeValue(key, isSchema(part) ? part : {}, setting, variant),
      ]),
    );
  const edge = schema[variant % 2 === 0 ? "minimum" : "maximum"];
  if (typeof edge === "number") return edge;
  const isText = schema["type"] === "string" && !("pattern" in schema) && !("format" in schema) && !("const" in schema);
  if (isText) return unusualText(schema, variant);
  return fc.sample(valid(schema, setting), { numRuns: 1, seed: variant })[0];
}
