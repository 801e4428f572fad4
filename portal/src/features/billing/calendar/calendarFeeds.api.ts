import type { ApolloClient } from "@apollo/client";
import { askGraph, tellGraph } from "../../../api/graphCalls.ts";
import type { CalendarFeedRefusalCode } from "../../../api/graphql/generated/graph.ts";
import { CalendarFeedsDocument, CreateCalendarFeedDocument, RevokeCalendarFeedDocument } from "../../../api/graphql/generated/graph.calendar.ts";

/** A new address as path and query, or why there is none. FAILED: none was seen; one that was lost on the way stands in the list and can be closed. */
export type MadeFeed = { address: string } | { refused: CalendarFeedRefusalCode | "FAILED" };

/** Makes an address that calendar programs read without signing in (B09). Not repeated: each call makes another one. */
export async function createCalendarFeed(client: ApolloClient, accountId: string, locale: string): Promise<MadeFeed> {
  const answer = await tellGraph(client, CreateCalendarFeedDocument, { input: { accountId, locale } });
  if (!answer.ok) {
    await askGraph(client, CalendarFeedsDocument, { accountId });
    return { refused: "FAILED" };
  }
  const made = answer.data.createCalendarFeed;
  return made.__typename === "CalendarFeedAddress" ? { address: made.address } : { refused: made.code };
}

/** Closes an address. Sending it twice is closing it once. @returns whether it is closed */
export async function revokeCalendarFeed(client: ApolloClient, accountId: string, feedId: string): Promise<boolean> {
  return (await tellGraph(client, RevokeCalendarFeedDocument, { input: { accountId, feedId } })).ok;
}
