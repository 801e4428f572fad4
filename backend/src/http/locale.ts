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

/** Profile, cookie, Accept-Language, English (COPY-01). */
export function chooseLocale(request: FastifyRequest): Locale {
  return request.principal?.locale ?? known(request.cookies[localeCookie]) ?? fromAcceptLanguage(request.headers["accept-language"]) ?? "en-US";
}

/** Puts the language of the answer on every request; comes after whoever knows the principal. */
export function knowLocales(app: FastifyInstance): void {
  app.decorateRequest("locale", "en-US");
  app.addHook("onRequest", async (request) => void (request.locale = chooseLocale(request)));
}
