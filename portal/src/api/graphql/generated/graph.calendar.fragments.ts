// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import { fragment } from "../documents.ts";

export const fragmentCalendarEventParts = fragment("CalendarEventParts", "CalendarEvent", ["key","kind","date","amount","service",["card",["type","lastFour"]],"until","path"]);
export const fragmentFeeds = fragment("Feeds", "BillingAccount", ["id",["calendarFeeds",["id","createdAt","lastReadAt"]]]);
