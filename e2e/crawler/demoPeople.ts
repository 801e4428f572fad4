import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Everybody of the demo, from the table in docs/demo-people.md. */
export const demoPeople = readFileSync(join(import.meta.dirname, "../../docs/demo-people.md"), "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, username]) => username?.startsWith("`"))
  .map(([, username = "", , role, site, state]) => ({ username: username.replaceAll("`", ""), role, site, state }));
