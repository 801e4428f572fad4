// Generated from openapi/graphql/graph and the portal's *.graph.graphql by `npm run generate`. Change the source, not this file.
import type { TypedDocumentNode as DocumentNode } from "@graphql-typed-document-node/core";
import { operation } from "../documents.ts";
import type { CalendarFeedsQuery, CalendarFeedsQueryVariables, CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables, MoneyCalendarQuery, MoneyCalendarQueryVariables, RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables } from "./graph.ts";
import { fragmentCalendarEventParts, fragmentFeeds } from "./graph.calendar.fragments.ts";

export const MoneyCalendarDocument = { kind: "Document", definitions: [operation("query", "MoneyCalendar", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["id","businessDate",["moneyCalendar",["...CalendarEventParts"]]]]]), fragmentCalendarEventParts] } as unknown as DocumentNode<MoneyCalendarQuery, MoneyCalendarQueryVariables>;
export const CalendarFeedsDocument = { kind: "Document", definitions: [operation("query", "CalendarFeeds", {"accountId":"ID!"}, [["billing",{"accountId":"$accountId"},["...Feeds"]]]), fragmentFeeds] } as unknown as DocumentNode<CalendarFeedsQuery, CalendarFeedsQueryVariables>;
export const CreateCalendarFeedDocument = { kind: "Document", definitions: [operation("mutation", "CreateCalendarFeed", {"input":"NewCalendarFeedInput!"}, [["createCalendarFeed",{"input":"$input"},[["... on CalendarFeedAddress",["feedId","address",["account",["...Feeds"]]]],["... on CalendarFeedRefusal",["code"]]]]]), fragmentFeeds] } as unknown as DocumentNode<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = { kind: "Document", definitions: [operation("mutation", "RevokeCalendarFeed", {"input":"CalendarFeedInput!"}, [["revokeCalendarFeed",{"input":"$input"},["...Feeds"]]]), fragmentFeeds] } as unknown as DocumentNode<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
