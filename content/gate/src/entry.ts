import type { ArgumentKind, MessageContract } from "./contract.ts";
import { sampleErrors } from "./samples.ts";

const kinds: readonly unknown[] = ["money", "date", "number", "count", "text", "tag"] satisfies ArgumentKind[];
const keyShape = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_]+)+$/;
const argumentShape = /^[a-z][A-Za-z0-9]*$/;
const members: readonly string[] = ["where", "args", "legal", "fileName", "maxLength", "samples", "en", "es"];

const isKind = (kind: unknown) =>
  kinds.includes(kind) ||
  (typeof kind === "object" &&
    kind !== null &&
    "select" in kind &&
    Array.isArray(kind.select) &&
    kind.select.length > 0 &&
    kind.select.every((word) => typeof word === "string"));

/** Validates an entry of a copy file apart from its wording; returns the errors, empty when valid. */
export function entryErrors(key: string, entry: unknown): string[] {
  if (!keyShape.test(key)) return [`${key}: a key is a path such as "billing.amount.label"`];
  if (typeof entry !== "object" || entry === null) return [`${key}: not an object`];
  const { where, args = {}, legal, fileName, samples, maxLength } = entry as Partial<MessageContract>;
  const errors: string[] = Object.keys(entry)
    .filter((name) => !members.includes(name))
    .map((name) => `${key}: unknown member "${name}"`);
  if (typeof where !== "string" || where.trim() === "") errors.push(`${key}: "where" must say where the words appear`);
  if (legal !== undefined && legal !== true) errors.push(`${key}: "legal" is true or absent`);
  if (fileName !== undefined && fileName !== true) errors.push(`${key}: "fileName" is true or absent`);
  if (typeof args !== "object" || args === null || Array.isArray(args))
    return [...errors, `${key}: "args" is an object of kinds by argument`];
  for (const [name, kind] of Object.entries(args)) {
    if (!argumentShape.test(name)) errors.push(`${key}: "${name}" is no argument name`);
    if (!isKind(kind)) errors.push(`${key}: argument "${name}" has no known kind`);
  }
  return [...errors, ...sampleErrors(key, args, samples, maxLength)];
}
