import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, localDate } from "../../database/columns.ts";
import { billedServices, feeCodes, itemCodes } from "./lines.domain.ts";

const servicePrice = () => ({
  service: text("service", { enum: billedServices }).notNull(),
  validFrom: localDate("valid_from").notNull(),
  /** Cents a month for one line or device, or for the whole service when it is not counted in units. */
  unitPrice: cents("unit_price").notNull(),
});

/**
 * The provider's list prices. `tier` is the smallest size that a price applies to: Mbps, channels; 0 where there are no
 * sizes.
 */
export const listPrices = pgTable("list_prices", { ...servicePrice(), tier: integer("tier").notNull() }, (table) => [
  primaryKey({ columns: [table.service, table.tier, table.validFrom] }),
]);

/** Prices agreed with an account, each from a day on. */
export const agreedPrices = pgTable(
  "agreed_prices",
  {
    accountId: text("account_id").notNull(),
    ...servicePrice(),
    /** Mbps, channels or lines from that day on, when an order changed them; null for the service's present size. */
    size: integer("size"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.service, table.validFrom] })],
);

/** Taxes and fees on services. */
export const levies = pgTable("levies", {
  code: text("code", { enum: feeCodes }).primaryKey(),
  /** Tax rate in basis points (hundredths of a percent); 0 for a fee. */
  basisPoints: integer("basis_points").notNull(),
  /** Cents per line; 0 for a tax. */
  perLine: cents("per_line").notNull(),
});

/** Charges and credits of an account besides its services: once, or every month until a day. */
export const billingItems = pgTable(
  "billing_items",
  {
    accountId: text("account_id").notNull(),
    id: text("id").notNull(),
    code: text("code", { enum: itemCodes }).notNull(),
    /** The service that it belongs to. */
    service: text("service", { enum: billedServices }).notNull(),
    /** Cents; credits and discounts are negative. */
    amount: cents("amount").notNull(),
    from: localDate("from_date").notNull(),
    /** The last day of a recurring item; null for a one-off item. */
    until: localDate("until_date"),
    /** The statement that a one-off item is on. */
    statementId: text("statement_id"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
