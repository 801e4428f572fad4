import { bigint, date, timestamp } from "drizzle-orm/pg-core";

/** A point in time, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A calendar date of an account, YYYY-MM-DD, without a time zone. */
export const localDate = (name: string) => date(name, { mode: "string" });

/** An amount of money in whole cents. */
export const cents = (name: string) => bigint(name, { mode: "number" });
