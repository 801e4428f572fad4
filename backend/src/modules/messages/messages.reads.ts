import type { Config } from "../../config/config.ts";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal, Site } from "../../lib/principal.ts";
import { emailOf } from "../identity/identity.reads.ts";
import { newestRows, type MessageRow } from "./messages.repository.ts";

/**
 * How messages leave: by SMTP where that is set up; in the demo they are kept otherwise, to be read. Null: not at all, and whoever would
 * offer one says that it is not available.
 */
export function roadOf({ mail, demo }: Pick<Config, "mail" | "demo">): "smtp" | "kept" | null {
  if (mail) return "smtp";
  return demo ? "kept" : null;
}

/** Where the person who asks is written to; null where messages have no road, they have no address, or they are staff, who are not the customer. */
export async function ownAddress({ config, database }: Pick<Dependencies, "config" | "database">, { userId, userType }: Principal): Promise<string | null> {
  if (roadOf(config) === null || userType === "CSR" || userType === "BOBO") return null;
  return emailOf(database, userId);
}

/** As many as somebody looks through. */
const MOST_SHOWN = 20;

/** What was written last, the newest first. */
export function newestMessages(tx: Transaction): Promise<MessageRow[]> {
  return newestRows(tx, MOST_SHOWN);
}

/** Where the customer pays now, at the portal that they know. */
export function payLink({ portalOrigins, businessHosts, communityHosts }: Config, site: Site, accountId: string): string {
  const hosts = site === "business" ? businessHosts : communityHosts;
  const origin = portalOrigins.find((each) => hosts.includes(new URL(each).hostname)) ?? portalOrigins[0] ?? "";
  return `${origin}/billing/pay-bill?${new URLSearchParams({ open: "otp", account: accountId })}`;
}
