import { parseArgs } from "node:util";
import { CommandError } from "../bootstrap/commandLine.mjs";
import type { Title } from "./joins.ts";
import type { Kind } from "./kinds.ts";
import { spell, type Names } from "./names.ts";

/** The parsed command line. */
export type Order = { kind: Kind; names: Names; title: Title };

const usage = `Say what to lay:
  npm run new:component -- phone-number
  npm run new:flow -- billing/paperless --en "Paperless billing" --es "Facturación sin papel"
  npm run new:module -- outages`;

const isKind = (text: string | undefined): text is Kind => text === "component" || text === "flow" || text === "module";

/** Parses the command line. @throws CannotGoOn with the usage when an argument is missing */
export function readOrder(args: string[]): Order {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { en: { type: "string" }, es: { type: "string" } },
  });
  const [kind, path = ""] = positionals;
  const parts = path.split("/");
  const { en = "", es = "" } = values;
  const complete =
    isKind(kind) &&
    path !== "" &&
    (kind === "flow" ? parts.length === 2 && en !== "" && es !== "" : parts.length === 1);
  if (!complete) throw new CommandError(usage);
  const [domain = "", flow = ""] = parts;
  return { kind, names: kind === "flow" ? spell(flow, domain) : spell(domain), title: { en, es } };
}
