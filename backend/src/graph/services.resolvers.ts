import type { QueryResolvers } from "@portico/openapi/graph.resolvers";
import { accountServices } from "../modules/account/account.reads.ts";
import type { GraphContext } from "./graph.context.ts";

export const services: QueryResolvers<GraphContext>["services"] = (_parent, { accountId }, { deps }) => accountServices(deps.database, accountId);
