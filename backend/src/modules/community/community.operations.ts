import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/account";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf } from "../../lib/principal.ts";
import { channelOperations } from "./channels.operations.ts";
import { communityRow, type CommunityRow } from "./community.reads.ts";

type Community = components["schemas"]["Community"];

function agreementOf(row: CommunityRow | undefined): Community["agreement"] {
  return row?.agreement && row.agreementSince ? { status: row.agreement, since: row.agreementSince } : null;
}

/**
 * The tenant agreement and the tab of a community (SESS-04), and its channels. An unknown account and another user's get
 * the same response.
 */
export function communityOperations(deps: Dependencies): Operations {
  const { database } = deps;
  return {
    ...channelOperations(deps),
    getCommunity: async ({ query, principal }: FastifyRequest): Promise<Community> => {
      const { accountId } = query as { accountId: string };
      customerOf({ principal }, accountId);
      const row = await communityRow(database, accountId);
      return { accountId, agreement: agreementOf(row), communityTab: row?.tab ?? "INACTIVE" };
    },
  };
}
