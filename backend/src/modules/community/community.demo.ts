import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { communities } from "./community.tables.ts";

/** Demo data: communities with and without an agreement, and one whose tab contradicts its agreement. */
export async function seedCommunities(tx: Transaction, { clock }: DemoContext): Promise<void> {
  const ago = (days: number) => addDays(clock.today(), -days);
  await tx.insert(communities).values([
    { accountId: "8347201271", tab: "ACTIVE", agreement: "ACTIVE", agreementSince: ago(995) },
    { accountId: "8347208011", tab: "INACTIVE", agreement: "ACTIVE", agreementSince: ago(410) },
    { accountId: "8347208029", tab: "ACTIVE", agreement: "PENDING", agreementSince: ago(6) },
    { accountId: "8347208037", tab: "ACTIVE" },
    { accountId: "8347208045", tab: "INACTIVE", agreement: "ENDED", agreementSince: ago(52) },
  ]);
}
