import { randomBytes } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Locale, Site } from "../lib/principal.ts";
import { frameOptions, pagePolicy, type Frame } from "./pagePolicy.ts";
import { reportingEndpoints } from "./cspReports.ts";
import { fillPage, type SlowStart } from "./pageTemplate.ts";

export type Page = {
  /** The page's HTML from the build. */
  html: string;
  /** The script's start-up data. */
  start: { locale: Locale };
  /** The site whose theme applies. */
  site: Site;
  title?: string;
  /** URLs that the script will fetch first. */
  preloads: readonly string[];
  frame: Frame;
  /** The page registers the offline worker. */
  registersWorker?: true;
  /** The site can be installed from this page. */
  installable?: true;
  slowStart?: SlowStart;
};

/** Replaces the default X-Frame-Options header for browsers without `frame-ancestors`. */
function sayFrames(reply: FastifyReply, frame: Frame): void {
  const options = frameOptions(frame);
  if (options === undefined) reply.removeHeader("x-frame-options");
  else reply.header("x-frame-options", options);
}

/** Sends a page with a new nonce. */
export function sendPage(reply: FastifyReply, { html, start, frame, registersWorker, ...parts }: Page): FastifyReply {
  const nonce = randomBytes(18).toString("base64");
  sayFrames(reply, frame);
  reply.headers({
    "content-security-policy": pagePolicy(nonce, frame, registersWorker),
    "reporting-endpoints": reportingEndpoints,
    "cache-control": "no-store",
    vary: "cookie, accept-language",
  });
  return reply
    .type("text/html; charset=utf-8")
    .send(fillPage(html, { ...parts, nonce, locale: start.locale, bootstrap: start }));
}

/** The response in place of a page that has not been built. */
export function notBuiltAnswer(reply: FastifyReply, what: "portal" | "Studio" | "preview"): FastifyReply {
  return reply
    .status(503)
    .type("text/plain; charset=utf-8")
    .send(`The ${what} has not been built. Run: npm run build\n`);
}
