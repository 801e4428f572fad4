import type { QueryResolvers } from "@portico/openapi/graph.resolvers";
import { accountServices } from "../modules/account/account.reads.ts";
import type { GraphContext } from "./graph.context.ts";

export const services: QueryResolvers<GraphContext>["services"] = async (_parent, { accountId }, { deps }) => {
  const rows = await accountServices(deps.database, accountId);
  return rows.map(({ id, key, status }) => ({ id, key, status }));
};
