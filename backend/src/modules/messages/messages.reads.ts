import type { Config } from "../../config/config.ts";
import type { Transaction } from "../../database/database.ts";
import { newestRows, type MessageRow } from "./messages.repository.ts";

/**
 * How messages leave: by SMTP where that is set up; in the demo they are kept otherwise, to be read. Null: not at all, and whoever would
 * offer one says that it is not available.
 */
export function roadOf({ mail, demo }: Pick<Config, "mail" | "demo">): "smtp" | "kept" | null {
  if (mail) return "smtp";
  return demo ? "kept" : null;
}

/** As many as somebody looks through. */
const MOST_SHOWN = 20;

/** What was written last, the newest first. */
export function newestMessages(tx: Transaction): Promise<MessageRow[]> {
  return newestRows(tx, MOST_SHOWN);
}
