import type { FastifyInstance, FastifyRequest } from "fastify";
import { cookieTable } from "../lib/cookies.ts";
import { locales, type Locale } from "../lib/principal.ts";

function known(word: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === word);
}

type LanguageRange = { language: string; weight: number };

function languageRangeOf(part: string): LanguageRange {
  const [language = "", ...parameters] = part.trim().toLowerCase().split(";");
  const weight = parameters
    .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
    .find((found) => found !== undefined);
  return { language, weight: weight === undefined ? 1 : Number(weight) };
}

/** The best supported language by the weights of the Accept-Language header. */
export function fromAcceptLanguage(header: string | undefined): Locale | undefined {
  const ranges = (header ?? "")
    .split(",")
    .map(languageRangeOf)
    .filter(({ weight }) => weight > 0);
  const ordered = ranges.sort((a, b) => b.weight - a.weight).map(({ language }) => language.split("-")[0]);
  const first = ordered.find((language) => language === "en" || language === "es");
  return first && (first === "es" ? "es-US" : "en-US");
}

/** Cookie, Accept-Language, English. The profile's language takes precedence once the user is known (COPY-01). */
function chooseLocale(request: FastifyRequest): Locale {
  return (
    known(request.cookies?.[cookieTable.locale.name]) ??
    fromAcceptLanguage(request.headers["accept-language"]) ??
    "en-US"
  );
}

/** Sets the response language on every request, before anything can fail with a message. */
export function registerLocales(app: FastifyInstance): void {
  app.decorateRequest("locale", "en-US");
  app.addHook("onRequest", async (request) => void (request.locale = chooseLocale(request)));
}
