import english from "@portico/catalogue/built-in/en-US.json" with { type: "json" };
import spanish from "@portico/catalogue/built-in/es-US.json" with { type: "json" };
import type { PlainKey } from "@portico/catalogue/contract";
import { formatText } from "@portico/message/format";
import type { Snapshot } from "@portico/message/tree";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import type { Dependencies } from "../dependencies.ts";
import type { Locale } from "../lib/principal.ts";
import { onceFor } from "../lib/onceFor.ts";
import type { ProblemCode } from "../lib/problem.ts";
import { copyFor } from "../modules/content/delivery/content.reads.ts";

export type Words = { title: string; detail: string };
type ProblemKey = Extract<PlainKey, `problem.${string}`>;
type Wording = (key: ProblemKey) => string;

/** The compiler cannot see what is in a JSON file; the gate wrote these and the catalogue's tests read them. */
const builtIn: Record<Locale, Pick<Snapshot, "messages">> = { "en-US": english as Pick<Snapshot, "messages">, "es-US": spanish as Pick<Snapshot, "messages"> };

function builtInWording(locale: Locale, timeZone: string): Wording {
  return (key) => formatText(builtIn[locale].messages[key] ?? [], locale, timeZone);
}

/** The published words that were said last, for when the database can't be asked. */
const lastSaid = onceFor((_database: Database) => new Map<string, Wording>());

async function wording(deps: Dependencies, { site, locale }: FastifyRequest, code: ProblemCode): Promise<Wording> {
  const said = lastSaid(deps.database);
  const name = `${site} ${locale}`;
  const kept = () => said.get(name) ?? builtInWording(locale, deps.clock.timeZone);
  // Most often it is the database that does not answer: asking it for words would let the caller wait as long again.
  if (code === "TEMPORARILY_UNAVAILABLE") return kept();
  try {
    const say = await copyFor(deps, site, locale);
    said.set(name, say);
    return say;
  } catch {
    return kept();
  }
}

/** What problems say in the portal's process. */
export const publishedProblemWords = (deps: Dependencies) => (request: FastifyRequest, code: ProblemCode) => problemWords(deps, request, code);

/** What a problem says in the language of the request: published words, and those said before or the built-in ones when the database is the problem. */
async function problemWords(deps: Dependencies, request: FastifyRequest, code: ProblemCode): Promise<Words> {
  const say = await wording(deps, request, code);
  return { title: say(`problem.${code}.title`), detail: say(`problem.${code}.detail`) };
}
