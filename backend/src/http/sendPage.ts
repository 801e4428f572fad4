import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Locale, Site } from "../lib/principal.ts";
import { pagePolicy, type Frame } from "./pagePolicy.ts";
import { fillPage } from "./pageTemplate.ts";

export type Page = {
  /** As the build left it. */
  html: string;
  /** What its script starts with. */
  start: { locale: Locale };
  /** Whose theme it has. */
  site: Site;
  title?: string;
  /** What the script will fetch first. */
  preloads: readonly string[];
  frame: Frame;
};

/** One page with a nonce of its own. A frame's page may be framed by others, so the default refusal of old browsers is taken back there. */
export function sendPage(reply: FastifyReply, { html, start, site, title, preloads, frame }: Page): FastifyReply {
  const nonce = randomBytes(18).toString("base64");
  if (frame.framedBy.length > 0) reply.removeHeader("x-frame-options");
  reply.headers({ "content-security-policy": pagePolicy(nonce, frame), "cache-control": "no-store", vary: "cookie, accept-language" });
  return reply.type("text/html; charset=utf-8").send(fillPage(html, { nonce, locale: start.locale, site, title, bootstrap: start, preloads }));
}

/** Stands in place of a page that has not been built. */
export function notBuiltAnswer(reply: FastifyReply, what: "portal" | "Studio"): FastifyReply {
  return reply.status(503).type("text/plain; charset=utf-8").send(`The ${what} has not been built. Run: npm run build\n`);
}
