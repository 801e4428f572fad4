import type { Resolvers } from "@portico/openapi/graph.resolvers";
import { activityOf } from "../modules/activity/activity.reads.ts";
import type { GraphContext } from "./graph.context.ts";

/** What activity.graphql asks for. */
export const activityResolvers: Resolvers<GraphContext> = {
  BillingAccount: {
    activity: ({ id }, { filter }, { deps }) => activityOf(deps, id, filter),
  },
};
