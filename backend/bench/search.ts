import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { plainParagraphs } from "@portico/rules/articleMarkup";
import { Client } from "pg";
import type { Database } from "../src/database/database.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createLogger } from "../src/lib/logger.ts";
import type { Locale } from "../src/lib/principal.ts";
import { builtInArticles } from "../src/modules/support/articles/builtInArticles.reads.ts";
import { putDocuments } from "../src/modules/support/support.repository.ts";
import { searchSupport } from "../src/modules/support/support.service.ts";
import { benchConfig } from "./benchBackend.ts";

/**
 * Benchmark of the search of support with many articles in both languages: `npm run bench:search`. `--articles 50000` of
 * them, `--searches 200` of each kind. Prints the percentiles of each kind of query, with the SQL and the extracts and
 * without HTTP, and how many found something.
 */
const { values } = parseArgs({
  options: { articles: { type: "string", default: "50000" }, searches: { type: "string", default: "200" } },
});
const [articles, searches] = [Number(values.articles), Number(values.searches)];
const server = process.env["BENCH_DATABASE_URL"];
if (!server) throw new Error("BENCH_DATABASE_URL is missing: npm run bench:search sets it.");

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = generator(7);
const below = (max: number) => Math.floor(random() * max);

const languages = { "en-US": "en", "es-US": "es" } as const;
const syllables = {
  "en-US": ["ter", "con", "ing", "net", "lo", "ra", "ment", "sup", "port", "ble", "tion", "dy", "fer", "ous", "han"],
  "es-US": ["ción", "mo", "re", "tér", "ado", "ña", "ble", "lí", "nea", "que", "per", "mó", "dul", "ter", "año"],
};
/** Words besides those of the real articles: a long tail, as names of products and devices are. */
const TAIL = 20_000;

/** The words of a language: those of the articles of the build, then generated ones. */
function vocabulary(locale: Locale): string[] {
  const language = languages[locale];
  const texts = Object.values(builtInArticles).flatMap(({ title, summary, body }) => [
    title[language],
    summary[language],
    ...plainParagraphs(body[language]),
  ]);
  const real = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const parts = syllables[locale];
  const invented = Array.from({ length: TAIL }, () =>
    Array.from({ length: 2 + below(3) }, () => parts[below(parts.length)]).join(""),
  );
  return [...new Set([...real, ...invented])];
}

/** Few words are frequent and most are rare, as in any language (Zipf's law, roughly). */
const wordOf = (words: readonly string[]) => words[Math.floor(words.length ** random()) - 1] ?? "";
const textOf = (words: readonly string[], length: number) => Array.from({ length }, () => wordOf(words)).join(" ");

type Text = { title: string; summary: string; body: string };
const articleText = (words: readonly string[]): Text => ({
  title: textOf(words, 6),
  summary: textOf(words, 14),
  body: textOf(words, 90),
});

const categories = ["BILLING", "SERVICES", "VOICE", "VISITS", "ACCOUNT"] as const;
const BATCH = 500;

/** Fills the index; returns some texts of each language, to make queries from. */
async function fill(database: Database): Promise<Record<Locale, Text[]>> {
  const words = { "en-US": vocabulary("en-US"), "es-US": vocabulary("es-US") };
  const texts: Record<Locale, Text[]> = { "en-US": [], "es-US": [] };
  const publishedAt = new Date();
  for (let first = 0; first < articles; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, articles - first) }, (_, index) => first + index).flatMap(
      (number) =>
        (["en-US", "es-US"] as const).map((locale) => {
          const text = articleText(words[locale]);
          if (number % 100 === 0) texts[locale].push(text);
          const category = categories[number % categories.length] ?? "BILLING";
          const facts = { category, page: "/services", toggle: null, position: number, version: 1, publishedAt };
          return { kind: "ARTICLE" as const, id: `article-${number}`, locale, ...text, ...facts };
        }),
    );
    await database.transaction((tx) => putDocuments(tx, rows));
  }
  return texts;
}

const longWords = ({ title, summary }: Text) =>
  [...new Set(`${title} ${summary}`.match(/\p{L}{6,}/gu) ?? [])].slice(0, 3);
const withoutAccents = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");
/** Two neighbouring letters in the wrong order. */
const mistyped = (word: string) => `${word.slice(0, 2)}${word[3] ?? ""}${word[2] ?? ""}${word.slice(4)}`;

/** Kinds of queries, each made from a text that is in the index. */
const kinds: Record<string, (text: Text) => string> = {
  "one word": (text) => longWords(text)[0] ?? "",
  "three words": (text) => longWords(text).join(" "),
  "without accents": (text) => withoutAccents(longWords(text).join(" ")),
  "capitals, accents": (text) => longWords(text).slice(0, 2).join(" ").toUpperCase(),
  "beginning of a word": (text) => (longWords(text)[0] ?? "").slice(0, 4),
  "a frequent word": (text) => text.body.split(" ").find((word) => word.length > 3) ?? "",
  "one typing mistake": (text) => mistyped(longWords(text)[0] ?? ""),
  "three words, one mistake": (text) =>
    longWords(text)
      .map((word, place) => (place === 0 ? mistyped(word) : word))
      .join(" "),
  "nothing like it": () => "zzyzx qwfpg",
};

const databaseName = `portico_search_${Date.now()}`;
const databaseUrl = Object.assign(new URL(server), { pathname: `/${databaseName}` }).href;
const dataDir = mkdtempSync(join(tmpdir(), "portico-search-"));
const config = benchConfig(databaseUrl, dataDir);

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;

async function measure(
  database: Database,
  texts: Record<Locale, Text[]>,
): Promise<{ kind: string; times: number[]; found: number }[]> {
  const deps = { database, config };
  const results: { kind: string; times: number[]; found: number }[] = [];
  for (const [kind, queryOf] of Object.entries(kinds)) {
    const times: number[] = [];
    let found = 0;
    for (let index = 0; index < searches; index += 1) {
      const locale = index % 2 === 0 ? "en-US" : "es-US";
      const query = queryOf(texts[locale][(index * 7) % texts[locale].length] as Text);
      const started = performance.now();
      // A statement that takes longer than its timeout counts with the time until then, and finds nothing.
      const result = await searchSupport(deps, { query }, { locale, off: ["voice"] }).catch(() => undefined);
      times.push(performance.now() - started);
      if (result && result.total > 0) found += 1;
    }
    results.push({ kind, times: times.sort((one, other) => one - other), found });
  }
  return results;
}

const client = new Client({ connectionString: server });
await client.connect();
await client.query(`create database ${databaseName}`);
const open = await openDatabase(config, createLogger("silent"));
try {
  const started = performance.now();
  const texts = await fill(open.database);
  const own = new Client({ connectionString: databaseUrl });
  await own.connect();
  await own.query("vacuum analyze").finally(() => own.end());
  console.log(
    `${articles} articles in two languages, filled in ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  await measure(open.database, texts);
  const results = await measure(open.database, texts);
  console.log("\n| Query | median ms | p95 ms | slowest ms | found something |\n|---|---|---|---|---|");
  for (const { kind, times, found } of results)
    console.log(
      `| ${kind} | ${at(times, 0.5).toFixed(1)} | ${at(times, 0.95).toFixed(1)} | ${at(times, 1).toFixed(1)} | ${found} of ${searches} |`,
    );
  const all = results.flatMap(({ times }) => times).sort((one, other) => one - other);
  console.log(`| all | ${at(all, 0.5).toFixed(1)} | ${at(all, 0.95).toFixed(1)} | ${at(all, 1).toFixed(1)} | |`);
} finally {
  await open.close();
  await client.query(`drop database ${databaseName} with (force)`);
  await client.end();
  rmSync(dataDir, { recursive: true, force: true });
}
