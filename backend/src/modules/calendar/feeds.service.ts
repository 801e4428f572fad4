import type { CalendarFeed, CalendarFeedRefusalCode } from "@portico/openapi/graph.resolvers";
import { calendar } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import { isAgent, type Locale, type Principal } from "../../lib/principal.ts";
import { randomToken } from "../../lib/secrets.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { deleteFeed, feedRows, insertFeed } from "./feeds.repository.ts";

const feedPath = "/api/pub/billing/v1/calendar.ics";

type Maker = Pick<Principal, "userId" | "userType">;
type MadeFeed = { kind: "made"; feedId: string; address: string } | { kind: "refusal"; code: CalendarFeedRefusalCode };

/** Creates a calendar feed. An agent who acts with the provider's rights may not: the URL would outlast the call. */
export async function createFeed(
  { database, securityClock }: Dependencies,
  maker: Maker,
  accountId: string,
  locale: Locale,
): Promise<MadeFeed> {
  if (isAgent(maker)) return { kind: "refusal", code: "STAFF" };
  const { userId } = maker;
  const token = randomToken();
  return database.transaction(async (tx): Promise<MadeFeed> => {
    // Prevents two concurrent requests from exceeding the limit.
    await lockLedger(tx, accountId);
    if ((await feedRows(tx, accountId, userId)).length >= calendar.maxFeeds)
      return { kind: "refusal", code: "TOO_MANY" };
    const feedId = await insertFeed(tx, token, { userId, accountId, locale, createdAt: securityClock.now() });
    return { kind: "made", feedId, address: `${feedPath}?${new URLSearchParams({ token })}` };
  });
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Revokes a feed. Does nothing for another user's feed. */
export async function revokeFeed(
  { database }: Dependencies,
  { userId }: Maker,
  accountId: string,
  feedId: string,
): Promise<void> {
  if (uuid.test(feedId)) await deleteFeed(database, accountId, userId, feedId);
}

/** A user's feeds, without their URLs. */
export async function feedsOf(
  { database }: Dependencies,
  { userId }: Maker,
  accountId: string,
): Promise<CalendarFeed[]> {
  const rows = await feedRows(database, accountId, userId);
  return rows.map(({ id, createdAt, lastReadAt }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  }));
}
