import { randomBytes } from "node:crypto";
import type { BankLink } from "@portico/rules/bankLink";
import type { LinkedBankAccount } from "../src/modules/payments/processor/processor.ts";
import { registerBankAccount } from "./bankAccounts.ts";
import type { Book } from "./book.ts";
import { banksOfLinks } from "./testBanks.ts";

/** How long a link can be exchanged. */
const LINK_MILLISECONDS = 900_000;

type Link = BankLink & { endsAt: number };

/**
 * Simulates a bank-linking service: the customer's consent at a bank becomes an opaque token, which is exchanged once
 * for an account token that charges can use. Links are kept in memory: after a restart they are unknown, and the
 * customer links again.
 */
export function openBankLinks() {
  const links = new Map<string, Link>();
  return {
    /** @returns null for a bank that cannot be linked */
    link({ bank, accountKind }: BankLink, now: number): { linkToken: string } | null {
      if (!Object.hasOwn(banksOfLinks, bank)) return null;
      for (const [token, { endsAt }] of links) if (endsAt <= now) links.delete(token);
      const linkToken = `link_${randomBytes(18).toString("base64url")}`;
      links.set(linkToken, { bank, accountKind, endsAt: now + LINK_MILLISECONDS });
      return { linkToken };
    },
    /** @returns null for a token that is unknown, used or expired */
    exchange(linkToken: string, book: Book, key: string, at: Date): LinkedBankAccount | null {
      const link = links.get(linkToken);
      links.delete(linkToken);
      const bank = link && banksOfLinks[link.bank];
      if (!link || !bank || link.endsAt <= at.getTime()) return null;
      const { routingNumber, holder, accountNumbers } = bank;
      const registered = registerBankAccount(
        book,
        { routingNumber, accountNumber: accountNumbers[link.accountKind] },
        key,
        at.toISOString(),
      );
      return { ...registered, holder, accountKind: link.accountKind };
    },
  };
}
