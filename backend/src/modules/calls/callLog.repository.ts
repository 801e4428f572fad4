import { and, count, desc, eq, gt, gte, ilike, inArray, lte, or, type SQL } from "drizzle-orm";
import type { CallKind } from "@portico/openapi/voxcon.resolvers";
import type { Database, Transaction } from "../../database/database.ts";
import { callRecords } from "./calls.tables.ts";

export type LoggedCall = typeof callRecords.$inferSelect;

/** Which calls are looked for; `lines` in E.164 format. */
export interface CallSearch {
  accountId: string;
  lines: readonly string[];
  /** Business time, both included. */
  from?: Date;
  until: Date;
  kind?: CallKind | null | undefined;
  /** Part of a number or of a name; empty for all. */
  text: string;
}

const { direction, treatment, seconds, number, name, at } = callRecords;
const rangAtLine = and(eq(direction, "INCOMING"), eq(treatment, "NONE"));

const ofKind: Readonly<Record<CallKind, SQL | undefined>> = {
  INCOMING: and(rangAtLine, gt(seconds, 0)),
  MISSED: and(rangAtLine, eq(seconds, 0)),
  OUTGOING: eq(direction, "OUTGOING"),
  FORWARDED: eq(treatment, "FORWARDED"),
  BLOCKED: eq(treatment, "BLOCKED"),
};

/** What is typed as a number, with or without separators and the country code; names have letters. */
const typedNumber = /^[\d\s().+-]+$/;
const literal = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");

function matching(text: string): SQL | undefined {
  if (text === "") return undefined;
  const digits = typedNumber.test(text) ? text.replaceAll(/\D/g, "") : "";
  return or(ilike(name, `%${literal(text)}%`), digits === "" ? undefined : ilike(number, `%${digits}%`));
}

const wanted = ({ accountId, lines, from, until, kind, text }: CallSearch) =>
  and(
    eq(callRecords.accountId, accountId),
    inArray(callRecords.line, [...lines]),
    from && gte(at, from),
    lte(at, until),
    kind ? ofKind[kind] : undefined,
    matching(text),
  );

/** Calls that match, the newest first. */
export async function loggedCalls(
  tx: Transaction | Database,
  search: CallSearch,
  { limit, after = 0 }: { limit: number; after?: number },
): Promise<LoggedCall[]> {
  if (search.lines.length === 0) return [];
  return tx
    .select()
    .from(callRecords)
    .where(wanted(search))
    .orderBy(desc(at), desc(callRecords.id))
    .limit(limit)
    .offset(after);
}

export async function countLogged(tx: Transaction | Database, search: CallSearch): Promise<number> {
  if (search.lines.length === 0) return 0;
  const [row] = await tx.select({ calls: count() }).from(callRecords).where(wanted(search));
  return row?.calls ?? 0;
}
