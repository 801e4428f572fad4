import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../database/columns.ts";

/** Until which moment of the business clock a job has announced what the clock alone brings. */
export const announcedMoments = pgTable("announced_moments", {
  job: text("job").primaryKey(),
  through: instant("through").notNull(),
});
