import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";

/** A file that is older is not believed; this one says anew with each start of a process for how long (RFC 9116 asks for less than a year). */
const validMilliseconds = 300 * 86_400_000;

/** /.well-known/security.txt: where somebody who found a weakness writes to. Nothing is served until SECURITY_CONTACT says where. */
export function serveSecurityContact(app: FastifyInstance, { securityContact }: Config): void {
  if (securityContact === undefined) return;
  const expires = new Date(Date.now() + validMilliseconds).toISOString().replace(/\.\d+Z$/, "Z");
  const text = `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en, es\n`;
  app.get("/.well-known/security.txt", (_request, reply) => reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=3600").send(text));
}
