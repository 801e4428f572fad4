import type { ArgumentKind, Arguments } from "./contract.ts";

/** Kinds whose displayed length depends on the value: tags have none, and every branch of a select is measured. */
const isMeasured = (kind: ArgumentKind) => kind !== "tag" && typeof kind !== "object";

const isDate = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));

function fits(kind: ArgumentKind, value: unknown): boolean {
  if (typeof kind === "object") return [...kind.select, "other"].includes(value as string);
  switch (kind) {
    case "money":
      return Number.isSafeInteger(value);
    case "count":
      return Number.isSafeInteger(value) && (value as number) >= 0;
    case "number":
      return Number.isFinite(value);
    case "date":
      return isDate(value);
    case "text":
      return typeof value === "string" && value.trim() !== "";
    case "tag":
      return false;
  }
}

/** Validates a key's samples and its maximum length; returns the errors, empty when valid. */
export function sampleErrors(key: string, args: Arguments, samples: unknown, maxLength: unknown): string[] {
  if (samples !== undefined && (typeof samples !== "object" || samples === null))
    return [`${key}: "samples" is an object of values by argument`];
  const given = Object.entries((samples ?? {}) as Record<string, unknown>);
  const wrong = given
    .filter(([name, value]) => !Object.hasOwn(args, name) || !fits(args[name] as ArgumentKind, value))
    .map(([name]) => `${key}: sample "${name}" is no value of an argument`);
  if (maxLength === undefined) return wrong;
  if (!Number.isSafeInteger(maxLength) || (maxLength as number) < 1)
    return [...wrong, `${key}: "maxLength" is a number of characters`];
  const absent = Object.keys(args).filter(
    (name) => isMeasured(args[name] as ArgumentKind) && !given.some(([known]) => known === name),
  );
  return [...wrong, ...absent.map((name) => `${key}: what has a "maxLength" has a sample of "${name}" too`)];
}
