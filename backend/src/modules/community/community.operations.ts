import type { FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/account";
import type { Dependencies } from "../../dependencies.ts";
import type { Operations } from "../../lib/operations.ts";
import { Problem } from "../../lib/problem.ts";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { communities } from "./community.tables.ts";

type Community = components["schemas"]["Community"];

function agreementOf(row: CommunityRow | undefined): Community["agreement"] {
  return row?.agreement && row.agreementSince ? { status: row.agreement, since: row.agreementSince } : null;
}

/**
 * The tenant agreement and the tab of a community (SESS-04). An unknown account and another user's get the same
 * response.
 */
export function communityOperations({ database }: Dependencies): Operations {
  return {
    getCommunity: async ({ query, principal }: FastifyRequest): Promise<Community> => {
      const { accountId } = query as { accountId: string };
      if (!principal?.accountIds.includes(accountId)) throw new Problem("NOT_FOUND");
      const row = await communityRow(database, accountId);
      return { accountId, agreement: agreementOf(row), communityTab: row?.tab ?? "INACTIVE" };
    },
  };
}

export type CommunityRow = typeof communities.$inferSelect;

/** The community of an account; undefined for an account without one. */
async function communityRow(tx: Transaction, accountId: string): Promise<CommunityRow | undefined> {
  return (await tx.select().from(communities).where(eq(communities.accountId, accountId)))[0];
}
