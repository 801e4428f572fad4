import english from "@portico/catalogue/built-in/en-US.json" with { type: "json" };
import spanish from "@portico/catalogue/built-in/es-US.json" with { type: "json" };
import type { PlainKey } from "@portico/catalogue/contract";
import { formatText } from "@portico/message/format";
import type { Snapshot } from "@portico/message/tree";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import type { Dependencies } from "../dependencies.ts";
import type { Locale } from "../lib/principal.ts";
import { memoized } from "../lib/cache.ts";
import type { ProblemCode } from "../lib/problem.ts";
import { copyFor } from "../modules/content/delivery/content.reads.ts";

export type Words = { title: string; detail: string };
type ProblemKey = Extract<PlainKey, `problem.${string}`>;
type Wording = (key: ProblemKey) => string;

/**
 * The type is asserted, because the compiler does not infer it from a JSON file; the content gate wrote these files,
 * and the catalogue's tests check them.
 */
const builtIn: Record<Locale, Pick<Snapshot, "messages">> = {
  "en-US": english as Pick<Snapshot, "messages">,
  "es-US": spanish as Pick<Snapshot, "messages">,
};

function builtInWording(locale: Locale, timeZone: string): Wording {
  return (key) => formatText(builtIn[locale].messages[key] ?? [], locale, timeZone);
}

/** The last published texts, as a fallback while the database is unavailable. */
const lastSaid = memoized((_database: Database) => new Map<string, Wording>());

async function wording(deps: Dependencies, { site, locale }: FastifyRequest, code: ProblemCode): Promise<Wording> {
  const said = lastSaid(deps.database);
  const name = `${site} ${locale}`;
  const lastKnown = () => said.get(name) ?? builtInWording(locale, deps.clock.timeZone);
  // The database is most likely down: querying it for texts would double the caller's wait.
  if (code === "TEMPORARILY_UNAVAILABLE") return lastKnown();
  try {
    const t = await copyFor(deps, site, locale);
    said.set(name, t);
    return t;
  } catch {
    return lastKnown();
  }
}

/** The problem texts of the portal's process. */
export const publishedProblemWords = (deps: Dependencies) => (request: FastifyRequest, code: ProblemCode) =>
  problemWords(deps, request, code);

/**
 * A problem's texts in the request's language: the published ones; when the database is unavailable, the last published
 * or built-in ones.
 */
async function problemWords(deps: Dependencies, request: FastifyRequest, code: ProblemCode): Promise<Words> {
  const t = await wording(deps, request, code);
  return { title: t(`problem.${code}.title`), detail: t(`problem.${code}.detail`) };
}
