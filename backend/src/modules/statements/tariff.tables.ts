import { bigint, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { billedServices, feeCodes, itemCodes } from "./lines.domain.ts";

const localDate = (name: string) => date(name, { mode: "string" });
const cents = (name: string) => bigint(name, { mode: "number" });
const servicePrice = () => ({
  service: text("service", { enum: billedServices }).notNull(),
  validFrom: localDate("valid_from").notNull(),
  /** Cents a month for one line, one device, or the whole service where it is not counted. */
  unitPrice: cents("unit_price").notNull(),
});

/** The provider's prices. `tier` is the smallest size for which one holds: Mbps, channels; 0 where there are no sizes. */
export const listPrices = pgTable("list_prices", { ...servicePrice(), tier: integer("tier").notNull() }, (table) => [primaryKey({ columns: [table.service, table.tier, table.validFrom] })]);

/** What an account has agreed instead, from a day on. */
export const agreedPrices = pgTable("agreed_prices", { accountId: text("account_id").notNull(), ...servicePrice() }, (table) => [primaryKey({ columns: [table.accountId, table.service, table.validFrom] })]);

/** What is levied on services. */
export const levies = pgTable("levies", {
  code: text("code", { enum: feeCodes }).primaryKey(),
  /** Hundredths of a percent of what is taxed; 0 for a fee. */
  basisPoints: integer("basis_points").notNull(),
  /** Cents a line; 0 for a tax. */
  perLine: cents("per_line").notNull(),
});

/** What an account is charged or credited besides its services: once, or every month until a day. */
export const billingItems = pgTable(
  "billing_items",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    code: text("code", { enum: itemCodes }).notNull(),
    /** The service that it is about. */
    service: text("service", { enum: billedServices }).notNull(),
    /** Cents; credits and discounts are negative. */
    amount: cents("amount").notNull(),
    from: localDate("from_date").notNull(),
    /** The last day of what is repeated every month; null for what is charged once. */
    until: localDate("until_date"),
    /** The statement on which a one-off stands. */
    statementId: text("statement_id"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
