import type { FastifyInstance, FastifyRequest } from "fastify";
import { localeCookie, locales, type Locale } from "../lib/principal.ts";


function known(word: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === word);
}

type Wish = { language: string; weight: number };

function wish(part: string): Wish {
  const [language = "", ...parameters] = part.trim().toLowerCase().split(";");
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find((found) => found !== undefined);
  return { language, weight: weight === undefined ? 1 : Number(weight) };
}

/** The first of our languages that a browser asks for, by its weights. */
export function fromAcceptLanguage(header: string | undefined): Locale | undefined {
  const wishes = (header ?? "").split(",").map(wish).filter(({ weight }) => weight > 0);
  const ordered = wishes.sort((a, b) => b.weight - a.weight).map(({ language }) => language.split("-")[0]);
  const first = ordered.find((language) => language === "en" || language === "es");
  return first && (first === "es" ? "es-US" : "en-US");
}

/** Cookie, Accept-Language, English. A profile's language comes before them, once it is known who asks (COPY-01). */
function chooseLocale(request: FastifyRequest): Locale {
  return known(request.cookies?.[localeCookie]) ?? fromAcceptLanguage(request.headers["accept-language"]) ?? "en-US";
}

/** Puts the language of the answer on every request, before anything can fail that has to be told. */
export function knowLocales(app: FastifyInstance): void {
  app.decorateRequest("locale", "en-US");
  app.addHook("onRequest", async (request) => void (request.locale = chooseLocale(request)));
}
