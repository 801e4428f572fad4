import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { Problem } from "../lib/problem.ts";
import type { ContractDocument } from "./contract.ts";
import { placeOf } from "./sites.ts";

const prefix = "/api-reference";
const placeholder = "__CSP_NONCE__";

/**
 * Content-Security-Policy of the API reference, which styles itself at run time: only this page allows inline styles,
 * and scripts stay restricted.
 */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function titleOf({ name, document }: ContractDocument): string {
  const title: unknown = Reflect.get(Object(document["info"]), "title");
  return typeof title === "string" ? title : name;
}

/** Serves the OpenAPI documents and an interactive API reference, from our own files only. */
export async function serveApiReference(
  app: FastifyInstance,
  config: Config,
  contracts: readonly ContractDocument[],
): Promise<void> {
  for (const { name, document } of contracts)
    app.get(`/openapi/${name}.json`, { constraints: { originKind: "portal" } }, () => document);
  const { default: apiReference } = await import("@scalar/fastify-api-reference");
  const sources = contracts.map((contract) => ({
    title: titleOf(contract),
    slug: contract.name,
    url: `/openapi/${contract.name}.json`,
  }));
  await app.register(apiReference, {
    routePrefix: prefix,
    hooks: {
      onRequest: (request, _reply, done) =>
        done(placeOf(config, request.headers.host)?.originKind === "portal" ? undefined : new Problem("NOT_FOUND")),
    },
    configuration: { sources, nonce: placeholder, pageTitle: "Portico API", withDefaultFonts: false, telemetry: false },
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const isPage = request.routeOptions.url === `${prefix}/` && typeof payload === "string";
    if (!isPage) return payload;
    const nonce = randomBytes(18).toString("base64");
    reply.header("content-security-policy", policy(nonce));
    return payload.replaceAll(placeholder, nonce);
  });
}
