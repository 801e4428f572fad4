import english from "@portico/catalogue/built-in/en-US.json" with { type: "json" };
import spanish from "@portico/catalogue/built-in/es-US.json" with { type: "json" };
import type { PlainKey } from "@portico/catalogue/contract";
import { formatText } from "@portico/message/format";
import type { Snapshot } from "@portico/message/tree";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import type { Locale } from "../lib/principal.ts";
import type { ProblemCode } from "../lib/problem.ts";
import { copyFor } from "../modules/content/content.reads.ts";

export type Words = { title: string; detail: string };
type ProblemKey = Extract<PlainKey, `problem.${string}`>;
type Wording = (key: ProblemKey) => string;

/** The compiler cannot see what is in a JSON file; the gate wrote these and the catalogue's tests read them. */
const builtIn: Record<Locale, Pick<Snapshot, "messages">> = { "en-US": english as Pick<Snapshot, "messages">, "es-US": spanish as Pick<Snapshot, "messages"> };

function builtInWording(locale: Locale, timeZone: string): Wording {
  return (key) => formatText(builtIn[locale].messages[key] ?? [], locale, timeZone);
}

async function wording(deps: Dependencies, { site, locale }: FastifyRequest): Promise<Wording> {
  try {
    return await copyFor(deps, site, locale);
  } catch {
    return builtInWording(locale, deps.clock.timeZone);
  }
}

/** What a problem says in the language of the request: published words, and the built-in ones when the database is the problem. */
export async function problemWords(deps: Dependencies, request: FastifyRequest, code: ProblemCode): Promise<Words> {
  const say = await wording(deps, request);
  return { title: say(`problem.${code}.title`), detail: say(`problem.${code}.detail`) };
}
